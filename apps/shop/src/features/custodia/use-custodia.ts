import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/**
 * Returns the holders of the shop's cash and machines, and the handovers that wait for confirmation. The header's badge
 * counts these handovers as well.
 */
export function useCustodia() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.custodia.doComercio.useQuery({ comercio_nome }, { refetchInterval });
}
