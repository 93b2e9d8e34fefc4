import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** The part of an infinite query's result that loads its next page. */
export interface PagedList {
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{ isError: boolean; hasNextPage: boolean }>;
}

/**
 * Loads the next page of an infinite query, and remembers the tap until the page is there.
 *
 * An infinite query has one fetch at a time (TanStack Query, 'Infinite Queries'). An invalidation or 'Atualizar'
 * cancels the page that is on its way, and `fetchNextPage` then resolves without a page. `load` asks again until the
 * list has more pages than at the tap, or no further page exists, or a fetch failed. It returns true with the new page.
 * It stops when the view leaves or shows another list.
 */
export function useNextPage(queryKey: QueryKey, { fetchNextPage }: Pick<PagedList, 'fetchNextPage'>) {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const shown = useRef<string | null>(null);
  const [tap, setTap] = useState({ hash, loading: false, failed: false });
  useEffect(() => {
    shown.current = hash;
    return () => {
      shown.current = null;
    };
  }, [hash]);

  const load = async (): Promise<boolean> => {
    const query = client.getQueryCache().find<InfiniteData<unknown>>({ queryKey });
    if (query === undefined) throw new Error(`no query of the key ${hash}`);
    const pages = () => query.state.data?.pages.length ?? 0;
    const before = pages();
    let cutRefetch = false;
    let failed = false;
    let more = true;
    setTap({ hash, loading: true, failed });
    while (more && !failed && pages() <= before && shown.current === hash) {
      cutRefetch ||= query.state.fetchStatus === 'fetching';
      const result = await fetchNextPage();
      more = result.hasNextPage;
      failed = result.isError && pages() <= before;
    }
    if (shown.current !== hash) return false;
    setTap({ hash, loading: false, failed });
    // The page replaced a refetch that was on its way, so the older pages are older than the list's last event.
    if (cutRefetch) void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    return pages() > before;
  };
  const ofThisList = tap.hash === hash;
  return { load, loading: ofThisList && tap.loading, failed: ofThisList && tap.failed };
}
