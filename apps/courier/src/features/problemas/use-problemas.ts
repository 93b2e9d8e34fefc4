import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the problems of the deliveries in hand with their answers. An event announces an answer. */
export function useProblemas() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.problemas.doEntregador.useQuery({ entregador_id }, { refetchInterval });
}
