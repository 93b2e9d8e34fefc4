import type { RowData } from '@tanstack/react-table';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { formatInteger } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';
import type { DataTableModel } from './table-model.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './use-table-url.ts';

const square =
  'flex size-9 max-sm:size-11 items-center justify-center rounded-lg text-[14px] font-semibold text-ink-2 hover:bg-sunken disabled:opacity-45 disabled:hover:bg-transparent';

/** Returns up to five page numbers around the current page. */
export function pageWindow(current: number, pages: number): number[] {
  const length = Math.min(5, pages);
  const first = Math.min(Math.max(1, current - 2), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** '1–25 de 55', rows per page and page numbers. Renders nothing when one page holds all rows. */
export function Pager<TRow extends RowData>({ table }: { table: DataTableModel<TRow> }) {
  const { state, change, rows } = table;
  if (rows.length <= DEFAULT_PAGE_SIZE && state.pageSize === DEFAULT_PAGE_SIZE) return null;
  const pages = Math.max(1, Math.ceil(rows.length / state.pageSize));
  const first = (state.page - 1) * state.pageSize + 1;
  const last = Math.min(rows.length, state.page * state.pageSize);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-2 text-[14px] text-ink-2 print:hidden">
      <p role="status" className="tabular-nums">
        {rows.length === 0
          ? '0 de 0'
          : `${formatInteger(first)}–${formatInteger(last)} de ${formatInteger(rows.length)}`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <label className="flex items-center gap-2">
          Por página
          <span className="relative">
            <select
              value={state.pageSize}
              onChange={(event) => change({ pageSize: Number(event.target.value) })}
              className="h-9 max-sm:h-11 appearance-none rounded-lg border border-control bg-surface pr-8 pl-3 text-ink"
            >
              {PAGE_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2"
            />
          </span>
        </label>
        <nav aria-label="Páginas" className="flex flex-wrap items-center gap-1">
          <button
            type="button"
            aria-label="Página anterior"
            disabled={state.page <= 1}
            onClick={() => change({ page: state.page - 1 })}
            className={square}
          >
            <ChevronLeft aria-hidden="true" className="size-[18px]" />
          </button>
          {pageWindow(state.page, pages).map((page) => (
            <button
              key={page}
              type="button"
              aria-label={`Página ${page}`}
              aria-current={page === state.page ? 'page' : undefined}
              onClick={() => change({ page: page })}
              className={twMerge(square, page === state.page && 'bg-brand-soft text-brand-ink hover:bg-brand-soft')}
            >
              {page}
            </button>
          ))}
          <button
            type="button"
            aria-label="Próxima página"
            disabled={state.page >= pages}
            onClick={() => change({ page: state.page + 1 })}
            className={square}
          >
            <ChevronRight aria-hidden="true" className="size-[18px]" />
          </button>
        </nav>
      </div>
    </div>
  );
}
