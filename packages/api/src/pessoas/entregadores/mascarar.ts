import { mascararCpf, mascararPix } from '@corre/contract/entregadores/regras.ts';
import type { TipoChavePix } from '@corre/contract/vocabulario.ts';

interface Documentos {
  cpf: string;
  rg: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
}

/** Somebody's documents as a list shows them: enough to recognise, too little to use. What was erased stays empty. */
export function mascararDocumentos<T extends Documentos>(pessoa: T): T {
  const { cpf, rg, pix_tipo_chave, pix_chave } = pessoa;
  return {
    ...pessoa,
    cpf: cpf === '' ? '' : mascararCpf(cpf),
    rg: rg === '' ? '' : `••••••${rg.slice(-2)}`,
    pix_chave: pix_chave === '' ? '' : mascararPix(pix_tipo_chave, pix_chave),
  };
}
