import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { emRotas, ultimasFinalizadas } from './rotas.ts';

/** What the courier holds, in the order of the work: the route at hand, those behind it, the last three finished. */
export function useMinhasEntregas() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const consulta = trpc.solicitacoes.doEntregador.useQuery({ entregador_id }, { refetchInterval });
  const solicitacoes = consulta.data ?? [];
  const [atual, ...seguintes] = emRotas(solicitacoes);
  return { ...consulta, atual, seguintes, finalizadas: ultimasFinalizadas(solicitacoes) };
}
