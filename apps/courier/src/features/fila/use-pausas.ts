import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/**
 * What waits and is kept from the courier for a while. Only asked for while something waits without an offer, and again whenever
 * that number moves: the numbers come with the event, the pauses do not.
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
