import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { twMerge } from '../theme/merge-classes.ts';
import type { Column } from './columns.ts';
import type { DataTableModel } from './table-model.ts';

const cell = 'h-10 border-b border-line bg-sunken px-3 text-[13px] font-semibold text-ink-2 first:pl-5 last:pr-5';

type HeadProps<TRow extends RowData> = {
  table: DataTableModel<TRow>;
  /** the heading of the action column, undefined without one */
  actions: string | undefined;
};

function Heading<TRow extends RowData>({ column, table }: { column: Column<TRow>; table: DataTableModel<TRow> }) {
  const { state, change } = table;
  const { id, title, numero, sortable = true } = column;
  const sorted = state.sortBy === id;
  const Icon = sorted ? (state.desc ? ArrowDown : ArrowUp) : ChevronsUpDown;
  // The first click sorts numbers from the largest and texts from A.
  const next = sorted ? !state.desc : numero === true;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (state.desc ? 'descending' : 'ascending') : undefined}
      className={twMerge(cell, numero ? 'text-right' : 'text-left', column.className)}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => change({ sortBy: id, desc: next })}
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
export function TableHead<TRow extends RowData>({ table, actions }: HeadProps<TRow>) {
  return (
    <thead className="sticky top-0 z-10">
      <tr>
        {table.visibleColumns.map((column) => (
          <Heading key={column.id} column={column} table={table} />
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
