import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** The median of a week changes slowly. In milliseconds. */
const VALE_MS = 300_000;

/** Returns the couriers' wait at the shop's counter this week. */
export function useEsperaNoBalcao() {
  const comercio_nome = useComercioNome();
  return trpc.preparo.balcaoDoComercio.useQuery({ comercio_nome }, { staleTime: VALE_MS, refetchInterval: VALE_MS });
}
