/**
 * The specification's estimate of the place in the queue, used until the server's first answer: the online count minus
 * the minutes online, at least 1 and at most the online count (specification §4).
 */
export function posicaoEstimada(online: number, minutos_online: number): number {
  return Math.min(Math.max(online - minutos_online, 1), Math.max(online, 1));
}
