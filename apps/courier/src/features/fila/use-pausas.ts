import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/**
 * Returns the waiting requests that are paused for the courier. Reads them only while a request waits without an offer.
 * Reads them again when that number changes, because the event of the queue does not contain the pauses.
 */
export function usePausas(disponiveis: number | undefined) {
  const entregador_id = useEntregadorId();
  const enabled = disponiveis !== undefined && disponiveis > 0;
  const { data, refetch } = trpc.fila.pausas.useQuery(
    { entregador_id },
    { enabled, refetchInterval: INTERVALO_FILA_MS, staleTime: 0 },
  );
  useLiveEvent('fila', ({ situacao }) => {
    if (enabled && situacao && situacao.disponiveis !== disponiveis) void refetch();
  });
  return enabled ? data : undefined;
}
