/** The first names of a list and how many are left (specification §9: 2 in the shop report, 3 in shop data). */
export const primeiros = (nomes: readonly string[], quantos: number) => ({
  mostrados: nomes.slice(0, quantos),
  restantes: Math.max(0, nomes.length - quantos),
});
