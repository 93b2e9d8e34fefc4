import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The polling interval, in milliseconds. No event reports that a week has closed and its invoice exists. */
const POLL_MS = 60_000;

/** Returns the shop's weekly invoices, newest first, with their PIX codes. */
export function useFaturas() {
  const comercio_nome = useComercioNome();
  return trpc.faturas.doComercio.useQuery({ comercio_nome }, { refetchInterval: POLL_MS });
}
