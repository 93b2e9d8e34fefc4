/** Punctuation of numbers. Each `#` is a digit. */
export const MASKS = {
  cpf: '###.###.###-##',
  cep: '#####-###',
  telefone: '(##) #####-####',
  data: '##/##/####',
} as const;
export type MaskName = keyof typeof MASKS;

/**
 * Returns `digitos` with the mask's punctuation. A text of another length, or with other characters, stays unchanged.
 */
export function withMask(mascara: MaskName, digitos: string): string {
  const padrao = MASKS[mascara];
  if (!/^\d+$/.test(digitos) || padrao.replaceAll(/[^#]/g, '').length !== digitos.length) return digitos;
  const resto = [...digitos];
  return padrao.replaceAll('#', () => resto.shift() ?? '');
}
