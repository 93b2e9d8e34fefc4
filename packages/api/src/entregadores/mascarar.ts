import type { TipoChavePix } from '@corre/db/vocabulario.ts';

interface Documentos {
  cpf: string;
  rg: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
}

/** '•••.118.943-••' */
const cpfMascarado = (cpf: string) => `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`;

/** Enough to recognise it, too little to use it. */
function chaveMascarada({ pix_tipo_chave, pix_chave }: Documentos): string {
  if (pix_tipo_chave === 'cpf') return cpfMascarado(pix_chave);
  if (pix_tipo_chave === 'telefone') return `(••) •••••-${pix_chave.slice(-4)}`;
  if (pix_tipo_chave === 'email') return pix_chave.replace(/^(.).*@/, '$1•••@');
  return `••••••••${pix_chave.slice(-4)}`;
}

/** Somebody's documents as a list shows them; what was erased stays empty. */
export function mascararDocumentos<T extends Documentos>(pessoa: T): T {
  return {
    ...pessoa,
    cpf: pessoa.cpf === '' ? '' : cpfMascarado(pessoa.cpf),
    rg: pessoa.rg === '' ? '' : `••••••${pessoa.rg.slice(-2)}`,
    pix_chave: pessoa.pix_chave === '' ? '' : chaveMascarada(pessoa),
  };
}
