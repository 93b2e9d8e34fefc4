/** Documents as people write them; phones are in phone.ts. What does not have the stored form is returned as it is. */

/** '123.456.789-09' out of 11 digits. */
export const formatCpf = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** '87033-290' out of 8 digits. */
export const formatCep = (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2');
