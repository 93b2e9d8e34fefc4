import type { RowData } from '@tanstack/react-table';
import { formatInteger } from '../format/money.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { twMerge } from '../theme/merge-classes.ts';
import type { Column } from './columns.ts';
import type { DataTableModel, RowProps } from './table-model.ts';
import { cellClass, TableRow } from './table-row.tsx';

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

/** The sums over all rows that pass the search, on all pages. Sticky at the bottom. */
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
            {column.total ? (column.formato ?? formatInteger)(column.total(table.rows)) : index === 0 ? 'Total' : null}
          </td>
        ))}
        {actions && <td className="border-t border-line bg-sunken" />}
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
            <td key={column.id} className={cellClass({ ...column, numero: false })}>
              <Skeleton className={twMerge(index === 0 ? 'w-36' : 'w-20', column.numero && 'ml-auto w-14')} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
