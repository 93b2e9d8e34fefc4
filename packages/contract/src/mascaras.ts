/** Punctuation of numbers. Each `#` is a digit. A telephone has its own rule, because its length differs. */
export const MASKS = {
  cpf: '###.###.###-##',
  cep: '#####-###',
  data: '##/##/####',
} as const;
export type MaskName = keyof typeof MASKS;

/** Fills the pattern with `digitos` and leaves out what stands behind the last one: '449' is '(44) 9'. */
export function withPattern(padrao: string, digitos: string): string {
  const resto = [...digitos];
  const fim = [...padrao].findIndex((_, i) => padrao.slice(0, i).replaceAll(/[^#]/g, '').length >= digitos.length);
  return (fim < 0 ? padrao : padrao.slice(0, fim)).replaceAll('#', () => resto.shift() ?? '');
}

/**
 * Returns `digitos` with the mask's punctuation. A text of another length, or with other characters, stays unchanged.
 */
export function withMask(mascara: MaskName, digitos: string): string {
  const padrao = MASKS[mascara];
  if (!/^\d+$/.test(digitos) || padrao.replaceAll(/[^#]/g, '').length !== digitos.length) return digitos;
  return withPattern(padrao, digitos);
}
