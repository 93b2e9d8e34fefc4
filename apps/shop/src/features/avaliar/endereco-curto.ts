/** Address preview in the rating dialog, in characters (specification §9). */
const ENDERECO_MAX = 50;

/** The address as the rating dialog shows it: cut at 50 characters. */
export function enderecoCurto(endereco: string): string {
  const letras = Array.from(endereco);
  return letras.length <= ENDERECO_MAX ? endereco : `${letras.slice(0, ENDERECO_MAX).join('')}...`;
}
