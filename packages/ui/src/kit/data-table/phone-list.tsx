import type { RowData } from '@tanstack/react-table';
import type { PhoneListProps } from './table-model.ts';

/** A row on a phone: its two lines and its actions. */
export function PhoneRow<TRow extends RowData>({
  row,
  phoneRow,
  actions,
}: { row: TRow } & Omit<PhoneListProps<TRow>, 'title' | 'table'>) {
  return (
    <div className="flex items-center gap-3 px-4 py-3 large-text:flex-wrap">
      <div className="min-w-0 flex-1 large-text:basis-full">{phoneRow(row)}</div>
      {actions?.(row)}
    </div>
  );
}

/** The rows of the page as a list for a phone. */
export function PhoneList<TRow extends RowData>({ title, table, ...parts }: PhoneListProps<TRow>) {
  return (
    <ul aria-label={title} className="divide-y divide-line">
      {table.pageRows.map((row) => (
        <li key={row.id}>
          <PhoneRow row={row.original} {...parts} />
        </li>
      ))}
    </ul>
  );
}
