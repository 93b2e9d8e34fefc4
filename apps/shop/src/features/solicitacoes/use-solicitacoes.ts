import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/** All open requests of the shop and the newest closed ones; looked at every 3 s (specification §9) and at every event. */
export function useSolicitacoes() {
  const comercio_nome = useComercioNome();
  return trpc.solicitacoes.doComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_CONSULTA_MS });
}
