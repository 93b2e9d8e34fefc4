import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { actOf, noteFailure } from './acts.ts';
import { signedOut, unanswered } from './error.ts';
import { serverReturning } from './returning.ts';

/** Mounting a component does not refetch data younger than this, in milliseconds. Events and polls always refetch. */
const FRESCOR_MS = 10_000;
/** How long unused data stay in the cache, in milliseconds. */
const GUARDA_MS = 10 * 60_000;
const MAX_RETRIES = 2;

/**
 * Keeps a failed query in the state 'error' while it is retried. TanStack Query sets a query without data to 'pending'
 * at each poll. The page would flicker between error and skeleton, and each poll would report a new failure.
 */
function keepFailure(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((evento) => {
    if (evento.type !== 'updated') return;
    const { query, action } = evento;
    if (action.type === 'error') failures.set(query, action.error);
    if (action.type === 'success') failures.delete(query);
    const error = failures.get(query);
    if (action.type === 'fetch' && error && query.state.status === 'pending')
      query.setState({ status: 'error', error });
  });
}

/**
 * Creates the app's cache of server state. It retries only calls without an answer; a refusal is final.
 * `onSessionLost` is called at every 401. `onActDone` is called with every act that succeeded (acts.ts).
 */
export function createQueryClient(
  onSessionLost: () => void = () => undefined,
  onActDone: (act: string) => void = () => undefined,
): QueryClient {
  const onError = (error: unknown) => {
    serverReturning.failed(error);
    if (signedOut(error)) onSessionLost();
  };
  const onSuccess = () => serverReturning.answered();
  const queryCache = new QueryCache({ onError, onSuccess });
  keepFailure(queryCache);
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error, input, _result, mutation) => {
        noteFailure(error, actOf(mutation, input));
        onError(error);
      },
      onSuccess: (_data, input, _result, mutation) => {
        const act = actOf(mutation, input);
        if (act !== null) onActDone(act);
        onSuccess();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESCOR_MS,
        gcTime: GUARDA_MS,
        retry: (failures, error) => {
          serverReturning.failed(error);
          return failures < MAX_RETRIES && unanswered(error);
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
