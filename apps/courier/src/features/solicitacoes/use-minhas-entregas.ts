import { type Saidas, trpc } from '@corre/api/client/trpc.ts';
import { INTERVALO_CONSULTA_MS } from '@corre/api/shared/constantes.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Finished requests on the tab, at most (specification §9). */
const FINALIZADAS_NO_PAINEL = 3;

export type Solicitacao = Saidas['solicitacoes']['doEntregador'][number];

/** What the courier holds, in the order of the work: the one at hand, those behind it, the last three finished. */
export function useMinhasEntregas() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_CONSULTA_MS);
  const consulta = trpc.solicitacoes.doEntregador.useQuery({ entregador_id }, { refetchInterval });
  const abertas = consulta.data?.filter(({ status }) => status !== 'finalizada') ?? [];
  const [atual, ...seguintes] = abertas;
  return {
    ...consulta,
    atual,
    seguintes,
    finalizadas: (consulta.data?.filter(({ status }) => status === 'finalizada') ?? []).slice(0, FINALIZADAS_NO_PAINEL),
  };
}
