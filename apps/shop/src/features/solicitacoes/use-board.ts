import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mergePages, nextCursor } from './pages.ts';
import { useSolicitacoes } from './use-solicitacoes.ts';

/** The key begins like the list's key, so that one invalidation marks both as stale. */
const chave = (comercio_nome: string, inicio: number | null, pages: number) => [
  ['solicitacoes', 'doComercio', 'encerradas'],
  { comercio_nome, inicio, paginas: pages },
];

/** Returns `recentes` and the older closed requests. Each call of `load` adds a page of 50. */
function useEncerradas(recentes: readonly SolicitacaoDoComercio[] | undefined) {
  const comercio_nome = useComercioNome();
  const { client } = trpc.useUtils();
  const [pages, setPages] = useState(0);
  const inicio = nextCursor(recentes ?? []);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: chave(comercio_nome, inicio, pages),
    enabled: pages > 0 && inicio !== null,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const lidas: SolicitacaoDoComercio[] = [];
      let encerradas_antes_de = inicio;
      for (let page = 0; page < pages && encerradas_antes_de !== null; page += 1) {
        const part = await client.solicitacoes.doComercio.query({ comercio_nome, encerradas_antes_de });
        lidas.push(...part);
        encerradas_antes_de = nextCursor(part);
      }
      return { lidas, pages, ha_mais: encerradas_antes_de !== null };
    },
  });
  useFailureNotice(isError, FALHAS['solicitacoes.doComercio']);
  return {
    solicitacoes: recentes && mergePages(recentes, data?.lidas ?? []),
    ha_mais: inicio !== null && (pages === 0 || isError || data?.ha_mais === true),
    load: () => {
      if (isError) void refetch();
      else setPages(pages + 1);
    },
    loading: pages > 0 && isFetching,
    /** how many older pages are here */
    pages: data?.pages ?? 0,
  };
}

/** The interval of the clock, in milliseconds. Waits are shown in minutes, so this is enough. */
const CLOCK_MS = 5_000;

/** Returns the requests of the board and the current time. */
export function useBoard() {
  const { data, isError, refetch } = useSolicitacoes();
  const mais = useEncerradas(data);
  // The query's own state would make the button flicker, because the query polls every 3 s.
  const [refreshing, setRefreshing] = useState(false);
  const now = useServerNow(CLOCK_MS);
  useFailureNotice(isError, FALHAS['solicitacoes.doComercio']);
  return {
    ...mais,
    error: isError,
    refresh: () => {
      setRefreshing(true);
      void refetch().finally(() => setRefreshing(false));
    },
    refreshing,
    now,
  };
}
