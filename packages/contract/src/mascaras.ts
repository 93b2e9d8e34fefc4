/** Punctuation of numbers. Each `#` is a digit. */
export const MASCARAS = {
  cpf: '###.###.###-##',
  cep: '#####-###',
  telefone: '(##) #####-####',
  data: '##/##/####',
} as const;
export type Mascara = keyof typeof MASCARAS;

/**
 * Returns `digitos` with the mask's punctuation. A text of another length, or with other characters, stays unchanged.
 */
export function comMascara(mascara: Mascara, digitos: string): string {
  const padrao = MASCARAS[mascara];
  if (!/^\d+$/.test(digitos) || padrao.replaceAll(/[^#]/g, '').length !== digitos.length) return digitos;
  const resto = [...digitos];
  return padrao.replaceAll('#', () => resto.shift() ?? '');
}
