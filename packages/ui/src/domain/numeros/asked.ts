/** A query as a card reads it: its data, whether it failed, and how to try again. */
export type Asked<T> = { data: T | undefined; failed: boolean; retry: () => void };

/** Returns what a card shows. `enough` says whether the data has enough cases. */
export function stateOf({ data, failed }: Asked<unknown>, enough: boolean): 'loading' | 'error' | 'few' | 'ready' {
  if (data === undefined) return failed ? 'error' : 'loading';
  return enough ? 'ready' : 'few';
}

/** Returns a query as a card reads it. */
export const askedOf = <Q extends { data: unknown; isError: boolean; refetch: () => unknown }>(
  query: Q,
): Asked<Exclude<Q['data'], undefined>> => ({
  data: query.data as Exclude<Q['data'], undefined> | undefined,
  failed: query.isError,
  retry: () => void query.refetch(),
});
