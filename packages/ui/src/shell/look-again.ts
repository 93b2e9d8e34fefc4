import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** The queries, and whether those on the screen refetch at once. */
type Touched = Pick<QueryFilters, 'queryKey'> & { refetchType: 'active' | 'none' };

/**
 * Invalidates the queries that an event touched.
 * TanStack Query joins a first fetch that is running. Its answer may be older than the event but would count as fresh.
 * Such a query is invalidated again after its answer.
 */
export function lookAgain(client: QueryClient, touched: Touched): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey: touched.queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void client.invalidateQueries(touched);
  for (const { promise, queryKey } of first) {
    const again = () => client.invalidateQueries({ ...touched, queryKey, exact: true });
    // A failed fetch retries by itself.
    void promise?.then(again, () => undefined);
  }
}
