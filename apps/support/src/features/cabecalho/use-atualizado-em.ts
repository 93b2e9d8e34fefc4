import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores, useEntregasAtivas } from '../torre/use-torre.ts';

/**
 * Returns when the oldest of the three lists was fetched, in epoch milliseconds of this device's clock.
 * Returns 0 before the first answer.
 */
export function useAtualizadoEm(): number {
  const listas = [useSolicitacoes(), useEntregadores(), useEntregasAtivas()];
  return Math.min(...listas.map(({ dataUpdatedAt }) => dataUpdatedAt));
}
