import { trpc } from '@corre/client/trpc.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** Without a stream this often; the events of the fechamento refresh it otherwise, in milliseconds. */
const INTERVALO_MS = 60_000;

/** What the shop pays for its weeks, newest first, with the PIX that pays each. */
export function useFaturas() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_MS);
  return trpc.faturas.doComercio.useQuery({ comercio_nome }, { refetchInterval });
}
