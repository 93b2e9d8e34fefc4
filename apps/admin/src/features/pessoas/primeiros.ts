/** Returns the first names of a list, and the number of the rest. */
export const primeiros = (nomes: readonly string[], quantos: number) => ({
  mostrados: nomes.slice(0, quantos),
  restantes: Math.max(0, nomes.length - quantos),
});
