import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the money and card machines that the courier has, per shop, with the newest movements. */
export function useCustodia() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.custodia.doEntregador.useQuery({ entregador_id }, { refetchInterval });
}
