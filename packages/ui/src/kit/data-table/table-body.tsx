import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { twMerge } from 'tailwind-merge';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { CellValue, Column } from './columns.ts';
import type { DataTableModel } from './use-data-table.ts';

const cell = 'border-b border-line px-3 text-[14.5px] leading-5 text-ink first:pl-5 last:pr-5';

const show = (value: CellValue): ReactNode => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);
const align = <TRow,>({ numero, className }: Column<TRow>) =>
  twMerge(cell, numero && 'text-right whitespace-nowrap tabular-nums', className);

export type BodyProps<TRow extends RowData> = {
  model: DataTableModel<TRow>;
  dense: boolean;
  actions?: (row: TRow) => ReactNode;
  selected?: string | number;
  /** opens a row; its first cell becomes a button */
  onRow?: (row: TRow) => void;
  rowClass?: (row: TRow) => string | undefined;
};

/** The rows of the page. */
export function TableBody<TRow extends RowData>(props: BodyProps<TRow>) {
  const { model, dense, actions, selected, onRow, rowClass } = props;
  return (
    <tbody>
      {model.table.getRowModel().rows.map((row) => {
        const isSelected = selected !== undefined && row.id === String(selected);
        return (
          <tr
            key={row.id}
            aria-current={isSelected || undefined}
            className={twMerge(
              'hover:bg-sunken/60 last:[&>td]:border-b-0',
              dense ? 'h-11' : 'h-12',
              isSelected && 'bg-brand-soft hover:bg-brand-soft',
              rowClass?.(row.original),
            )}
          >
            {model.visiveis.map((column, index) => {
              const content = column.cell ? column.cell(row.original) : show(column.valor(row.original));
              return (
                <td key={column.id} className={align(column)}>
                  {index === 0 && onRow ? (
                    <button
                      type="button"
                      onClick={() => onRow(row.original)}
                      className="min-h-8 rounded-lg text-left max-sm:min-h-11 hover:underline"
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
      })}
    </tbody>
  );
}

/** The sums over every row that passes the search, not only this page's; stays in view. */
export function TableTotals<TRow extends RowData>({
  model,
  actions,
}: {
  model: DataTableModel<TRow>;
  actions: boolean;
}) {
  if (!model.visiveis.some(({ total }) => total)) return null;
  return (
    <tfoot className="sticky bottom-0">
      <tr className="h-[46px]">
        {model.visiveis.map((column, index) => (
          <td key={column.id} className={twMerge(align(column), 'border-t border-b-0 border-line bg-sunken font-bold')}>
            {column.total ? column.total(model.linhas) : index === 0 ? 'Total' : null}
          </td>
        ))}
        {actions && <td className="border-t border-line bg-sunken" />}
      </tr>
    </tfoot>
  );
}

/** Grey rows in the shape of the table. */
export function SkeletonTableBody<TRow>({ columns, visible }: { columns: readonly Column<TRow>[]; visible: boolean }) {
  return (
    <tbody aria-hidden="true" className={visible ? undefined : 'invisible'}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <tr key={row} className="h-12 last:[&>td]:border-b-0">
          {columns.map((column, index) => (
            <td key={column.id} className={cell}>
              <Skeleton className={twMerge(index === 0 ? 'w-36' : 'w-20', column.numero && 'ml-auto w-14')} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
