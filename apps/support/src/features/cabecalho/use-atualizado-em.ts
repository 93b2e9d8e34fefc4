import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useEntregadores, useEntregasAtivas } from '../torre/use-torre.ts';

/** When the oldest of the three lists was last looked at, by this device's clock; 0 before the first answer. */
export function useAtualizadoEm(): number {
  const listas = [useSolicitacoes(), useEntregadores(), useEntregasAtivas()];
  return Math.min(...listas.map(({ dataUpdatedAt }) => dataUpdatedAt));
}
