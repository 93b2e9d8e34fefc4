import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { twMerge } from '../theme/merge-classes.ts';
import type { Column } from './columns.ts';
import type { DataTableModel } from './use-data-table.ts';

const cell = 'h-10 border-b border-line bg-sunken px-3 text-[13px] font-semibold text-ink-2 first:pl-5 last:pr-5';

type HeadProps<TRow extends RowData> = {
  model: DataTableModel<TRow>;
  /** the heading of the action column, undefined without one */
  actions: string | undefined;
};

function Heading<TRow extends RowData>({ column, model }: { column: Column<TRow>; model: DataTableModel<TRow> }) {
  const { url, change } = model;
  const { id, title, numero, sortable = true } = column;
  const sorted = url.ordem === id;
  const Icon = sorted ? (url.desc ? ArrowDown : ArrowUp) : ChevronsUpDown;
  // The first click sorts numbers from the largest and texts from A.
  const next = sorted ? !url.desc : numero === true;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (url.desc ? 'descending' : 'ascending') : undefined}
      className={twMerge(cell, numero ? 'text-right' : 'text-left', column.className)}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => change({ ordem: id, desc: next })}
          className={twMerge(
            'inline-flex min-h-8 max-sm:min-h-11 items-center gap-1.5 rounded-lg whitespace-nowrap hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {title}
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <span className="whitespace-nowrap">{title}</span>
      )}
    </th>
  );
}

/** The sticky headings. A click sorts, the next click reverses the order. */
export function TableHead<TRow extends RowData>({ model, actions }: HeadProps<TRow>) {
  return (
    <thead className="sticky top-0 z-10">
      <tr>
        {model.visiveis.map((column) => (
          <Heading key={column.id} column={column} model={model} />
        ))}
        {actions !== undefined && (
          <th scope="col" className={twMerge(cell, 'text-right')}>
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}
