/** Maximum length of the address in the rating dialog, in characters. */
const ENDERECO_MAX = 50;

/** Returns the address for the rating dialog, cut at 50 characters. */
export function enderecoCurto(endereco: string): string {
  const letras = Array.from(endereco);
  return letras.length <= ENDERECO_MAX ? endereco : `${letras.slice(0, ENDERECO_MAX).join('')}...`;
}
