import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { actOf, noteFailure } from './acts.ts';
import { signedOut, unanswered } from './error.ts';
import { serverReturning } from './returning.ts';

/** Mounting a component does not refetch data younger than this, in milliseconds. Events and polls always refetch. */
const FRESCOR_MS = 10_000;
/** How long unused data stay in the cache, in milliseconds. */
const GUARDA_MS = 10 * 60_000;
const TENTATIVAS = 2;

/**
 * Keeps a failed query in the state 'error' while it is retried. TanStack Query sets a query without data to 'pending'
 * at each poll. The page would flicker between error and skeleton, and each poll would report a new failure.
 */
function manterFalha(cache: QueryCache): void {
  const falhas = new WeakMap<Query, Error>();
  cache.subscribe((evento) => {
    if (evento.type !== 'updated') return;
    const { query, action } = evento;
    if (action.type === 'error') falhas.set(query, action.error);
    if (action.type === 'success') falhas.delete(query);
    const erro = falhas.get(query);
    if (action.type === 'fetch' && erro && query.state.status === 'pending')
      query.setState({ status: 'error', error: erro });
  });
}

/**
 * Creates the app's cache of server state. It retries only calls without an answer; a refusal is final.
 * `aoPerderSessao` is called at every 401. `aoDarCerto` is called with every act that succeeded (acts.ts).
 */
export function createQueryClient(
  aoPerderSessao: () => void = () => undefined,
  aoDarCerto: (act: string) => void = () => undefined,
): QueryClient {
  const onError = (erro: unknown) => {
    serverReturning.failed(erro);
    if (signedOut(erro)) aoPerderSessao();
  };
  const onSuccess = () => serverReturning.answered();
  const queryCache = new QueryCache({ onError, onSuccess });
  manterFalha(queryCache);
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (erro, entrada, _resultado, mutation) => {
        noteFailure(erro, actOf(mutation, entrada));
        onError(erro);
      },
      onSuccess: (_dados, entrada, _resultado, mutation) => {
        const act = actOf(mutation, entrada);
        if (act !== null) aoDarCerto(act);
        onSuccess();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESCOR_MS,
        gcTime: GUARDA_MS,
        retry: (falhas, erro) => {
          serverReturning.failed(erro);
          return falhas < TENTATIVAS && unanswered(erro);
        },
        // The browser only guesses that it is offline, so the first attempt is always made.
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
