import { maskCpf, maskPix } from '@corre/contract/documentos.ts';
import type { TipoChavePix } from '@corre/contract/vocabulario.ts';

interface Documentos {
  cpf: string;
  rg: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
}

/** Returns a person's documents masked, as lists show them. Erased values stay empty. */
export function mascararDocumentos<T extends Documentos>(pessoa: T): T {
  const { cpf, rg, pix_tipo_chave, pix_chave } = pessoa;
  return {
    ...pessoa,
    cpf: cpf === '' ? '' : maskCpf(cpf),
    rg: rg === '' ? '' : `••••••${rg.slice(-2)}`,
    pix_chave: pix_chave === '' ? '' : maskPix(pix_tipo_chave, pix_chave),
  };
}
