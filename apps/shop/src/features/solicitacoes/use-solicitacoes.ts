import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';

/**
 * Returns all open requests of the shop and the newest closed ones. Polls every 3 s [loja-consulta] and refetches at
 * every event.
 */
export function useSolicitacoes() {
  const comercio_nome = useComercioNome();
  return trpc.solicitacoes.doComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_CONSULTA_MS });
}
