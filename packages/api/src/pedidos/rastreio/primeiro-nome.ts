/** Returns a person's first name, which is all that pages and messages outside of the company say of a courier. */
export const primeiroNome = (nome_completo: string): string => nome_completo.split(' ', 1)[0] ?? '';
