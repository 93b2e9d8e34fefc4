import { trpc } from '@corre/client/trpc.ts';
import { somarReais } from '@corre/contract/cents.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { usePendentes } from '../pendentes/use-pendentes.ts';

/** Returns the cards of the current week and the newest deliveries. */
export function useDashboard() {
  const comercio_nome = useComercioNome();
  const resumo = trpc.entregas.resumoDoComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_FILA_MS });
  const entregas = trpc.entregas.doComercio.useQuery(
    { comercio_nome },
    { refetchInterval: usePolling(INTERVALO_FILA_MS) },
  );
  const { data: pendentes } = usePendentes();
  const erro = resumo.isError || entregas.isError;
  useFailureNotice(erro, FALHAS['entregas.doComercio']);
  return {
    comercio_nome,
    resumo: resumo.data,
    entregas: entregas.data,
    /** undefined while it loads: 'nada pendente' would be wrong */
    pendentes: pendentes && { total: pendentes.length, valor: somarReais(pendentes, ({ valor }) => valor) },
    erro,
    tentar: () => {
      void resumo.refetch();
      void entregas.refetch();
    },
  };
}
