import { comMascara } from '@corre/contract/mascaras.ts';

/** Documents as people write them; phones are in phone.ts. What does not have the stored form is returned as it is. */

/** '123.456.789-09' out of 11 digits. */
export const formatCpf = (cpf: string) => comMascara('cpf', cpf);

/** '87033-290' out of 8 digits. */
export const formatCep = (cep: string) => comMascara('cep', cep);
