import type { Row, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';
import type { CellValue, Column, Features } from './columns.ts';

const cell = 'border-b border-line px-3 text-[14.5px] leading-5 text-ink first:pl-5 last:pr-5';

/** How a cell of this column stands. */
export const cellClass = <TRow,>({ numero, className }: Column<TRow>) =>
  twMerge(cell, numero && 'text-right whitespace-nowrap tabular-nums', className);

const show = (value: CellValue): ReactNode => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** What the rows of a table have in common. */
export type RowProps<TRow extends RowData> = {
  visiveis: readonly Column<TRow>[];
  dense: boolean;
  actions?: (row: TRow) => ReactNode;
  selected?: string | number;
  /** chooses a row; its first cell becomes a button that covers the row, one tab stop of all of them */
  onRow?: (row: TRow) => void;
  rowClass?: (row: TRow) => string | undefined;
};

type Props<TRow extends RowData> = RowProps<TRow> & {
  row: Row<Features, TRow>;
  /** where only the rows in sight are drawn: its place among all, from 1, and who measures it */
  place?: number;
  measure?: (row: Element | null) => void;
  /** Tab stops here */
  stop: boolean;
};

/** One row, with the acts at its end. */
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
