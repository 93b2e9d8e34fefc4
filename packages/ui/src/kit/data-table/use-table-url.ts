import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** Default number of rows on a page. */
export const DEFAULT_PAGE_SIZE = 25;
export const PAGE_SIZES = [25, 50, 100] as const;

/** The state of a table that the address keeps. */
export type TableState = {
  search: string;
  /** a column's id, or null for the order of the data */
  sortBy: string | null;
  desc: boolean;
  /** from 1 */
  page: number;
  pageSize: number;
  /** the ids of the visible columns, or null for the default columns */
  columns: string[] | null;
};

export type InitialSort = { id?: string; desc?: boolean };

/** Reads a table's state from the query string. An invalid value becomes its default. */
export function readTableUrl(params: URLSearchParams, prefix: string, initial: InitialSort): TableState {
  const get = (name: string) => params.get(prefix + name);
  const sort = get('ordem');
  const page = Number(get('pagina'));
  const pageSize = Number(get('por_pagina'));
  return {
    search: get('busca') ?? '',
    sortBy: sort === null ? (initial.id ?? null) : sort.replace(/^-/, ''),
    desc: sort === null ? (initial.desc ?? false) : sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
    columns: get('colunas')?.split('.').filter(Boolean) ?? null,
  };
}

/** Writes the state to the query string without the defaults. Other parameters stay. */
export function writeTableUrl(
  params: URLSearchParams,
  prefix: string,
  state: TableState,
  initial: InitialSort,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(prefix + name) : next.set(prefix + name, value);
  const initialOrder = state.sortBy === (initial.id ?? null) && state.desc === (initial.desc ?? false);
  put('busca', state.search === '' ? null : state.search);
  put('ordem', initialOrder || state.sortBy === null ? null : `${state.desc ? '-' : ''}${state.sortBy}`);
  put('pagina', state.page === 1 ? null : String(state.page));
  put('por_pagina', state.pageSize === DEFAULT_PAGE_SIZE ? null : String(state.pageSize));
  put('colunas', state.columns === null ? null : state.columns.join('.'));
  return next;
}

/**
 * Keeps a table's state in the address, so that a reload, a link and 'back' show the same rows. `prefix` separates two
 * tables on one page.
 */
export function useTableUrl(prefix: string, { id, desc }: InitialSort = {}) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTableUrl(params, prefix, { id, desc }), [params, prefix, id, desc]);
  const change = (patch: Partial<TableState>) =>
    setParams(
      (current) => {
        const before = readTableUrl(current, prefix, { id, desc });
        return writeTableUrl(current, prefix, { ...before, page: 1, ...patch }, { id, desc });
      },
      { replace: true },
    );
  return [state, change] as const;
}
