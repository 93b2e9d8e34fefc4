import { withMask } from '@corre/contract/mascaras.ts';

/** Formats documents; phones are in phone.ts. A value that does not have the stored form is returned unchanged. */

/** Formats 11 digits as '123.456.789-09'. */
export const formatCpf = (cpf: string) => withMask('cpf', cpf);

/** Formats 8 digits as '87033-290'. */
export const formatCep = (cep: string) => withMask('cep', cep);
