import type { RowData } from '@tanstack/react-table';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { formatInteger } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';
import type { DataTableModel } from './use-data-table.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './use-table-url.ts';

const square =
  'flex size-9 max-sm:size-11 items-center justify-center rounded-lg text-[14px] font-semibold text-ink-2 hover:bg-sunken disabled:opacity-45 disabled:hover:bg-transparent';

/** Returns up to five page numbers around the current page. */
export function pageWindow(pagina: number, pages: number): number[] {
  const length = Math.min(5, pages);
  const first = Math.min(Math.max(1, pagina - 2), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** '1–25 de 55', rows per page and page numbers. Renders nothing when one page holds all rows. */
export function Pager<TRow extends RowData>({ model }: { model: DataTableModel<TRow> }) {
  const { url, change, linhas } = model;
  if (linhas.length <= DEFAULT_PAGE_SIZE && url.por_pagina === DEFAULT_PAGE_SIZE) return null;
  const pages = Math.max(1, Math.ceil(linhas.length / url.por_pagina));
  const first = (url.pagina - 1) * url.por_pagina + 1;
  const last = Math.min(linhas.length, url.pagina * url.por_pagina);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-2 text-[14px] text-ink-2">
      <p role="status" className="tabular-nums">
        {linhas.length === 0
          ? '0 de 0'
          : `${formatInteger(first)}–${formatInteger(last)} de ${formatInteger(linhas.length)}`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <label className="flex items-center gap-2">
          Por página
          <span className="relative">
            <select
              value={url.por_pagina}
              onChange={(event) => change({ por_pagina: Number(event.target.value) })}
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
            disabled={url.pagina <= 1}
            onClick={() => change({ pagina: url.pagina - 1 })}
            className={square}
          >
            <ChevronLeft aria-hidden="true" className="size-[18px]" />
          </button>
          {pageWindow(url.pagina, pages).map((page) => (
            <button
              key={page}
              type="button"
              aria-label={`Página ${page}`}
              aria-current={page === url.pagina ? 'page' : undefined}
              onClick={() => change({ pagina: page })}
              className={twMerge(square, page === url.pagina && 'bg-brand-soft text-brand-ink hover:bg-brand-soft')}
            >
              {page}
            </button>
          ))}
          <button
            type="button"
            aria-label="Próxima página"
            disabled={url.pagina >= pages}
            onClick={() => change({ pagina: url.pagina + 1 })}
            className={square}
          >
            <ChevronRight aria-hidden="true" className="size-[18px]" />
          </button>
        </nav>
      </div>
    </div>
  );
}
