/**
 * Estimates the place in the queue until the server's first answer [posicao-estimada]. It is the couriers online minus
 * the minutes online, at least 1, at most the couriers online.
 */
export function posicaoEstimada(online: number, minutos_online: number): number {
  return Math.min(Math.max(online - minutos_online, 1), Math.max(online, 1));
}
