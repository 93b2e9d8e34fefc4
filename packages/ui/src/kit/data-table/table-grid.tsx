import type { Row, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInteger } from '../format/money.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spoken } from '../spoken/spoken.tsx';
import { twMerge } from '../theme/merge-classes.ts';
import type { CellValue, Column, Features } from './columns.ts';
import type { DataTableModel, RowProps } from './table-model.ts';

const cell =
  'border-b border-line px-3 text-[14.5px] leading-5 text-ink first:pl-5 last:pr-5 lg:max-xl:px-2 lg:max-xl:first:pl-4 lg:max-xl:last:pr-4';

/** Returns the classes of a column's cells. */
const cellClass = <TRow,>({ numeric, className }: Column<TRow>) =>
  twMerge(cell, numeric && 'text-right whitespace-nowrap tabular-nums', className);

const show = (value: CellValue): ReactNode => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

type TableRowProps<TRow extends RowData> = RowProps<TRow> & {
  row: Row<Features, TRow>;
  /** when only the rows in view render: the row's place among all rows, from 1, and its measuring ref */
  place?: number;
  measure?: (row: Element | null) => void;
  /** the row is the tab stop: all rows share one */
  stop: boolean;
};

/** One row with its actions at the end. */
export function TableRow<TRow extends RowData>({ row, place, measure, stop, ...props }: TableRowProps<TRow>) {
  const { table, dense, actions, rowClass } = props;
  const { visibleColumns, selected, onRow } = table;
  const isSelected = selected !== undefined && row.id === String(selected);
  return (
    <tr
      ref={measure}
      data-index={place === undefined ? undefined : place - 1}
      aria-current={isSelected || undefined}
      aria-rowindex={place === undefined ? undefined : place + 1}
      data-row={row.id}
      className={twMerge(
        'relative hover:bg-sunken/60 last:[&>td]:border-b-0',
        dense ? 'h-11' : 'h-12',
        isSelected && 'bg-brand-soft hover:bg-brand-soft',
        rowClass?.(row.original),
      )}
    >
      {visibleColumns.map((column, index) => {
        const content = <Spoken>{column.cell ? column.cell(row.original) : show(column.value(row.original))}</Spoken>;
        return (
          <td key={column.id} className={cellClass(column)}>
            {index === 0 && onRow ? (
              <button
                type="button"
                tabIndex={stop ? 0 : -1}
                onClick={() => onRow(row.original)}
                className="min-h-8 max-w-full rounded-lg text-left after:absolute after:inset-0 max-sm:min-h-11"
              >
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
      {actions && (
        <td className={twMerge(cell, 'text-right whitespace-nowrap print:hidden')}>{actions(row.original)}</td>
      )}
    </tr>
  );
}

const headCell =
  'h-10 border-b border-line bg-sunken px-3 text-[13px] font-semibold text-ink-2 first:pl-5 last:pr-5 lg:max-xl:px-2 lg:max-xl:first:pl-4 lg:max-xl:last:pr-4';

type HeadProps<TRow extends RowData> = {
  table: DataTableModel<TRow>;
  /** the heading of the action column, undefined without one */
  actions: string | undefined;
};

function Heading<TRow extends RowData>({ column, table }: { column: Column<TRow>; table: DataTableModel<TRow> }) {
  const { state, change } = table;
  const { id, title, numeric, sortable = true } = column;
  const sorted = state.sortBy === id;
  const Icon = sorted ? (state.desc ? ArrowDown : ArrowUp) : ChevronsUpDown;
  // The first click sorts numbers from the largest and texts from A.
  const next = sorted ? !state.desc : numeric === true;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (state.desc ? 'descending' : 'ascending') : undefined}
      // Chromium repeats a head on each sheet only where no control stands in it. Paper gets the word by itself.
      data-title={sortable ? title : undefined}
      className={twMerge(
        headCell,
        'print:before:content-[attr(data-title)]',
        numeric ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => change({ sortBy: id, desc: next })}
          className={twMerge(
            'inline-flex min-h-8 max-sm:min-h-11 items-center gap-1.5 rounded-lg hover:text-ink xl:whitespace-nowrap print:hidden',
            sorted && 'text-ink',
          )}
        >
          {title}
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <span className="xl:whitespace-nowrap">{title}</span>
      )}
    </th>
  );
}

/** The sticky headings. A click sorts, the next click reverses the order. Paper has them on every page. */
export function TableHead<TRow extends RowData>({ table, actions }: HeadProps<TRow>) {
  return (
    <thead className="sticky top-0 z-10">
      <tr>
        {table.visibleColumns.map((column) => (
          <Heading key={column.id} column={column} table={table} />
        ))}
        {actions !== undefined && (
          <th scope="col" className={twMerge(headCell, 'text-right print:hidden')}>
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Returns the id of the row that is the tab stop: the selected row, else the first. */
export const tabStop = (rows: readonly { id: string }[], selected: string | number | undefined): string | undefined =>
  rows.find(({ id }) => id === String(selected))?.id ?? rows[0]?.id;

/** The rows of the page. */
export function TableBody<TRow extends RowData>(props: RowProps<TRow>) {
  const { pageRows, selected } = props.table;
  const stop = tabStop(pageRows, selected);
  return (
    <tbody>
      {pageRows.map((row) => (
        <TableRow key={row.id} {...props} row={row} stop={row.id === stop} />
      ))}
    </tbody>
  );
}

/** The sums over all rows that pass the search, on all pages. Sticky at the bottom; on paper below the last row. */
export function TableTotals<TRow extends RowData>({
  table,
  actions,
}: {
  table: DataTableModel<TRow>;
  actions: boolean;
}) {
  if (!table.visibleColumns.some(({ total }) => total)) return null;
  return (
    <tfoot className="sticky bottom-0 z-10">
      <tr className="h-[46px]">
        {table.visibleColumns.map((column, index) => (
          <td
            key={column.id}
            className={twMerge(cellClass(column), 'border-t border-b-0 border-line bg-sunken font-bold')}
          >
            {column.total ? (
              <Spoken>{(column.formatTotal ?? formatInteger)(column.total(table.rows))}</Spoken>
            ) : index === 0 ? (
              'Total'
            ) : null}
          </td>
        ))}
        {actions && <td className="border-t border-line bg-sunken print:hidden" />}
      </tr>
    </tfoot>
  );
}

/** Grey placeholder rows in the shape of the table. */
export function SkeletonTableBody<TRow>({ columns, visible }: { columns: readonly Column<TRow>[]; visible: boolean }) {
  return (
    <tbody aria-hidden="true" className={visible ? undefined : 'invisible'}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <tr key={row} className="h-12 last:[&>td]:border-b-0">
          {columns.map((column, index) => (
            <td key={column.id} className={cellClass({ ...column, numeric: false })}>
              <Skeleton className={twMerge(index === 0 ? 'w-36' : 'w-20', column.numeric && 'ml-auto w-14')} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
