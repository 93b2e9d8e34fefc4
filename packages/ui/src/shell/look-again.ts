import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Which queries, and whether those on the screen ask at once. */
type Touched = Pick<QueryFilters, 'queryKey'> & { refetchType: 'active' | 'none' };

/**
 * Marks old what an event touched, and asks for it again. TanStack Query joins a first fetch that is under way rather than asking
 * anew, and its answer would pass for fresh although it may be older than the event: such a query is asked once more when it has it.
 */
export function lookAgain(client: QueryClient, touched: Touched): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey: touched.queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void client.invalidateQueries(touched);
  for (const { promise, queryKey } of first) {
    const again = () => client.invalidateQueries({ ...touched, queryKey, exact: true });
    // one that fails asks again by itself
    void promise?.then(again, () => undefined);
  }
}
