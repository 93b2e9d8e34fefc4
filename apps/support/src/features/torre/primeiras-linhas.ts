import { trpc } from '@corre/client/trpc.ts';

/**
 * Query of the first rows of the request list. It runs once.
 * The long lists wait for `isFetched`. In one batch, the first rows would wait for the slowest query. This query
 * reports no failure, because the query of the full list does.
 */
export const usePrimeirasLinhas = () =>
  trpc.solicitacoes.primeiras.useQuery(undefined, {
    enabled: ({ state }) => state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
