import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { actOf, noteFailure } from './acts.ts';
import { signedOut, unanswered } from './error.ts';
import { serverReturning } from './returning.ts';

/** Data younger than this are not asked for again on mounting, in milliseconds; events and polls do not wait for it. */
const FRESCOR_MS = 10_000;
/** Data that no screen shows are kept this long, in milliseconds. */
const GUARDA_MS = 10 * 60_000;
const TENTATIVAS = 2;

/**
 * A query that failed stays failed while it is asked again. The library would call it new at each poll as long as it never
 * had data: the page would flicker between error and skeleton, and every poll would be a new failure to whoever tells it.
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
 * The one cache of server state of an app. Only answers that never came are asked for again; a refusal is final.
 * `aoPerderSessao` hears of every 401, whichever call met it; `aoDarCerto` of every act that succeeded (acts.ts).
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
        // The browser's idea of being offline is a guess: the first attempt is always made.
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
