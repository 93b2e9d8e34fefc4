import { trpc } from '@corre/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { semanasDoHistorico } from './semanas.ts';

const PARAMETRO = 'semana';

/**
 * Returns one week of the shop. The address contains the chosen week, so that a reload and a link show the same week.
 */
export function useHistorico() {
  const comercio_nome = useComercioNome();
  const [params, setParams] = useSearchParams();
  const atual = trpc.entregas.resumoDoComercio.useQuery({ comercio_nome });
  const semanas = atual.data ? semanasDoHistorico(atual.data.semana_inicio) : [];
  const pedida = params.get(PARAMETRO);
  const semana_inicio =
    semanas.find((semana) => semana.semana_inicio === pedida)?.semana_inicio ?? atual.data?.semana_inicio;
  const historico = trpc.entregas.historicoDoComercio.useQuery(
    { comercio_nome, semana_inicio },
    { enabled: semana_inicio !== undefined, placeholderData: keepPreviousData },
  );
  const [resumo] = historico.data ?? [];
  return {
    semanas,
    semana_inicio,
    escolher: (semana: string) =>
      setParams((antes) => {
        const depois = new URLSearchParams(antes);
        depois.set(PARAMETRO, semana);
        return depois;
      }),
    /** undefined while it loads; null for a week without deliveries, which the server's list does not contain */
    resumo: historico.isPlaceholderData
      ? undefined
      : historico.data && (resumo?.semana_inicio === semana_inicio ? resumo : null),
    erro: atual.isError || historico.isError,
    tentar: () => {
      if (atual.isError) void atual.refetch();
      else void historico.refetch();
    },
  };
}
