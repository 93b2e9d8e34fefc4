import type { Row, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import type { CellValue, Column, Features } from './columns.ts';

const cell = 'border-b border-line px-3 text-[14.5px] leading-5 text-ink first:pl-5 last:pr-5';

/** Returns the classes of a column's cells. */
export const cellClass = <TRow,>({ numero, className }: Column<TRow>) =>
  twMerge(cell, numero && 'text-right whitespace-nowrap tabular-nums', className);

const show = (value: CellValue): ReactNode => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** The props that all rows of a table share. */
export type RowProps<TRow extends RowData> = {
  visiveis: readonly Column<TRow>[];
  dense: boolean;
  actions?: (row: TRow) => ReactNode;
  selected?: string | number;
  /** called with the chosen row; the first cell becomes a button over the whole row, and all rows share one tab stop */
  onRow?: (row: TRow) => void;
  rowClass?: (row: TRow) => string | undefined;
};

type Props<TRow extends RowData> = RowProps<TRow> & {
  row: Row<Features, TRow>;
  /** when only the rows in view render: the row's place among all rows, from 1, and its measuring ref */
  place?: number;
  measure?: (row: Element | null) => void;
  /** the row is the tab stop */
  stop: boolean;
};

/** One row with its actions at the end. */
export function TableRow<TRow extends RowData>({ row, place, measure, stop, ...props }: Props<TRow>) {
  const { visiveis, dense, actions, selected, onRow, rowClass } = props;
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
      {visiveis.map((column, index) => {
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
