import { trpc } from '@corre/client/trpc.ts';
import { sumReais } from '@corre/contract/cents.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useFaturas } from '../fatura/use-faturas.ts';
import { usePendentes } from '../pendentes/use-pendentes.ts';

/** The median of a week changes slowly. In milliseconds. */
const STALE_MS = 300_000;

/** Returns the couriers' wait at the shop's counter this week. */
export function useEsperaNoBalcao() {
  const comercio_nome = useComercioNome();
  return trpc.preparo.balcaoDoComercio.useQuery({ comercio_nome }, { staleTime: STALE_MS, refetchInterval: STALE_MS });
}

/** Returns the cards of the current week and the newest deliveries. */
export function useDashboard() {
  const comercio_nome = useComercioNome();
  const resumo = trpc.entregas.resumoDoComercio.useQuery({ comercio_nome }, { refetchInterval: INTERVALO_FILA_MS });
  const entregas = trpc.entregas.doComercio.useQuery(
    { comercio_nome },
    { refetchInterval: usePolling(INTERVALO_FILA_MS) },
  );
  const { data: pendentes } = usePendentes();
  const error = resumo.isError || entregas.isError;
  useFailureNotice(error, FALHAS['entregas.doComercio']);
  return {
    comercio_nome,
    resumo: resumo.data,
    entregas: entregas.data,
    /** undefined while it loads: 'nada pendente' would be wrong */
    pendentes: pendentes && { total: pendentes.length, valor: sumReais(pendentes, ({ valor }) => valor) },
    error,
    retry: () => {
      void resumo.refetch();
      void entregas.refetch();
    },
  };
}

/** Sends the dashboard's queries in one batch with the panel's first queries, while the dashboard's chunk loads. */
export function FirstQueries() {
  useDashboard();
  useFaturas();
  useEsperaNoBalcao();
  return null;
}
