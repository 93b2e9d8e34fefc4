import type { Row, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import type { CellValue, Column, Features } from './columns.ts';
import type { RowProps } from './table-model.ts';

const cell = 'border-b border-line px-3 text-[14.5px] leading-5 text-ink first:pl-5 last:pr-5';

/** Returns the classes of a column's cells. */
export const cellClass = <TRow,>({ numero, className }: Column<TRow>) =>
  twMerge(cell, numero && 'text-right whitespace-nowrap tabular-nums', className);

const show = (value: CellValue): ReactNode => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

type Props<TRow extends RowData> = RowProps<TRow> & {
  row: Row<Features, TRow>;
  /** when only the rows in view render: the row's place among all rows, from 1, and its measuring ref */
  place?: number;
  measure?: (row: Element | null) => void;
  /** the row is the tab stop: all rows share one */
  stop: boolean;
};

/** One row with its actions at the end. */
export function TableRow<TRow extends RowData>({ row, place, measure, stop, ...props }: Props<TRow>) {
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
        const content = column.cell ? column.cell(row.original) : show(column.valor(row.original));
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
      {actions && <td className={twMerge(cell, 'text-right whitespace-nowrap')}>{actions(row.original)}</td>}
    </tr>
  );
}
