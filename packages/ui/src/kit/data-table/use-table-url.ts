import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** Default number of rows on a page. */
export const DEFAULT_PAGE_SIZE = 25;
export const PAGE_SIZES = [25, 50, 100] as const;

export type TableUrl = {
  busca: string;
  /** a column's id, or null for the order of the data */
  ordem: string | null;
  desc: boolean;
  /** from 1 */
  pagina: number;
  por_pagina: number;
  /** the ids of the visible columns, or null for the default columns */
  columns: string[] | null;
};

export type TableUrlDefaults = { ordem?: string; desc?: boolean };

/** Reads a table's state from the query string. An invalid value becomes its default. */
export function readTableUrl(params: URLSearchParams, prefix: string, defaults: TableUrlDefaults): TableUrl {
  const get = (name: string) => params.get(prefix + name);
  const ordem = get('ordem');
  const pagina = Number(get('pagina'));
  const por_pagina = Number(get('por_pagina'));
  return {
    busca: get('busca') ?? '',
    ordem: ordem === null ? (defaults.ordem ?? null) : ordem.replace(/^-/, ''),
    desc: ordem === null ? (defaults.desc ?? false) : ordem.startsWith('-'),
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : 1,
    por_pagina: PAGE_SIZES.find((size) => size === por_pagina) ?? DEFAULT_PAGE_SIZE,
    columns: get('colunas')?.split('.').filter(Boolean) ?? null,
  };
}

/** Writes the state to the query string without the defaults. Other parameters stay. */
export function writeTableUrl(
  params: URLSearchParams,
  prefix: string,
  state: TableUrl,
  defaults: TableUrlDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(prefix + name) : next.set(prefix + name, value);
  const sameOrder = state.ordem === (defaults.ordem ?? null) && state.desc === (defaults.desc ?? false);
  put('busca', state.busca === '' ? null : state.busca);
  put('ordem', sameOrder || state.ordem === null ? null : `${state.desc ? '-' : ''}${state.ordem}`);
  put('pagina', state.pagina === 1 ? null : String(state.pagina));
  put('por_pagina', state.por_pagina === DEFAULT_PAGE_SIZE ? null : String(state.por_pagina));
  put('colunas', state.columns === null ? null : state.columns.join('.'));
  return next;
}

/**
 * Keeps a table's state in the address, so that a reload, a link and 'back' show the same rows. `prefix` separates two
 * tables on one page.
 */
export function useTableUrl(prefix: string, defaults: TableUrlDefaults) {
  const [params, setParams] = useSearchParams();
  const { ordem, desc } = defaults;
  const state = useMemo(() => readTableUrl(params, prefix, { ordem, desc }), [params, prefix, ordem, desc]);
  const change = (patch: Partial<TableUrl>) =>
    setParams(
      (current) => {
        const before = readTableUrl(current, prefix, defaults);
        return writeTableUrl(current, prefix, { ...before, pagina: 1, ...patch }, defaults);
      },
      { replace: true },
    );
  return [state, change] as const;
}
