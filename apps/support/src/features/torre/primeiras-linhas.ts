import { trpc } from '@corre/client/trpc.ts';

/**
 * What the list of requests begins with, asked once. The long lists are asked for behind it (`isFetched`), or the server would answer all
 * of them together and the first row would wait for the last. A failure is the whole list's to tell.
 */
export const usePrimeirasLinhas = () =>
  trpc.solicitacoes.primeiras.useQuery(undefined, {
    enabled: ({ state }) => state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
