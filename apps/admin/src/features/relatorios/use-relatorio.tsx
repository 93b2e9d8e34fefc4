import { trpc } from '@corre/client/trpc.ts';
import type { RelatorioSemanal } from '@corre/contract/relatorios/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';

type Query<Data> = { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown };

/**
 * Returns a report's data. A failure is logged [falhas]. The report is then empty and offers a retry, but earlier data
 * stays. `data` is undefined only until the first answer.
 */
export function useRelatorio<Data>(nome: string, query: Query<Data>, empty: Data) {
  const { data, isError, error, refetch } = query;
  useEffect(() => {
    if (isError) console.error(`relatório ${nome}`, error);
  }, [isError, error, nome]);
  return { data: data ?? (isError ? empty : undefined), failed: isError && !data, retry: () => void refetch() };
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
