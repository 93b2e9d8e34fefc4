/** How numbers are written with punctuation (specification §3, §9); each `#` is a digit. */
export const MASCARAS = {
  cpf: '###.###.###-##',
  cep: '#####-###',
  telefone: '(##) #####-####',
  data: '##/##/####',
} as const;
export type Mascara = keyof typeof MASCARAS;

/** `digitos` under its mask; what has another length, or is no number, is returned as it is. */
export function comMascara(mascara: Mascara, digitos: string): string {
  const padrao = MASCARAS[mascara];
  if (!/^\d+$/.test(digitos) || padrao.replaceAll(/[^#]/g, '').length !== digitos.length) return digitos;
  const resto = [...digitos];
  return padrao.replaceAll('#', () => resto.shift() ?? '');
}
