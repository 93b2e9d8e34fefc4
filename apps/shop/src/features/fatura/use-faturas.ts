import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** Bills are made when a week closes, which no event tells; in milliseconds. */
const INTERVALO_MS = 60_000;

/** What the shop pays for its weeks, newest first, with the PIX that pays each. */
export function useFaturas() {
  const comercio_nome = useComercioNome();
  return trpc.faturas.doComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_MS });
}
