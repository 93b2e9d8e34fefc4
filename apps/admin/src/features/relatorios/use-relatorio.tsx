import { trpc } from '@corre/client/trpc.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';

type Query<Data> = { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown };

/** Returns why a query has no data. Undefined with data. */
export function whyMissing({
  data,
  isError,
}: Pick<Query<unknown>, 'data' | 'isError'>): 'loading' | 'failed' | undefined {
  if (data !== undefined) return undefined;
  return isError ? 'failed' : 'loading';
}

/**
 * Returns a report's data. A failure is logged [falhas]. The list is then empty and offers a retry, but earlier data
 * stays. `data` is undefined only until the first answer. Sums come from `answered`, which a failure leaves undefined:
 * the empty list has no sums. `missing` says why `answered` is undefined.
 */
export function useRelatorio<Data>(nome: string, query: Query<Data>, empty: Data) {
  const { data, isError, error, refetch } = query;
  useEffect(() => {
    if (isError) console.error(`relatório ${nome}`, error);
  }, [isError, error, nome]);
  const failed = isError && !data;
  return {
    data: data ?? (isError ? empty : undefined),
    answered: data,
    missing: whyMissing({ data, isError }),
    failed,
    retry: () => void refetch(),
  };
}

type Empty = { title: string; text?: string };

/** Returns the empty state of a report, or a retry after a failure. */
export function emptyRelatorio({ failed, retry }: { failed: boolean; retry: () => void }, empty: Empty) {
  if (!failed) return empty;
  return {
    title: 'Nada para mostrar agora',
    text: 'O relatório não carregou.',
    action: (
      <Button variant="secondary" icon={RefreshCw} onClick={retry}>
        Tentar de novo
      </Button>
    ),
  };
}

const NONE: RelatorioSemanal[] = [];

/**
 * Returns the weekly reports, newest first, and the chosen one. The address contains the choice (`?semana=2026-11-16`).
 * The default, also for an unknown week, is the newest.
 */
export function useSemanas({ enabled = true }: { enabled?: boolean } = {}) {
  const query = trpc.relatorios.acompanhamentoSemanal.useQuery({}, { enabled });
  const relatorio = useRelatorio('acompanhamento-semanal', query, NONE);
  const [params, change] = useAddress();
  const { data: semanas } = relatorio;
  const index = Math.max(0, semanas?.findIndex(({ semana_inicio }) => semana_inicio === params.get('semana')) ?? 0);
  const choose = (semana_inicio: string) => change({ semana: semana_inicio, pagina: null });
  return { ...relatorio, semanas, chosen: semanas?.[index], choose };
}
