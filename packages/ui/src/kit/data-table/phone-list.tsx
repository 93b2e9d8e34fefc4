import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableModel } from './use-data-table.ts';

export type PhoneListProps<TRow extends RowData> = {
  title: string;
  model: DataTableModel<TRow>;
  phoneRow: (row: TRow) => ReactNode;
  actions?: (row: TRow) => ReactNode;
};

/** A row on a phone: its two lines and its actions. */
export function PhoneRow<TRow extends RowData>({
  row,
  phoneRow,
  actions,
}: { row: TRow } & Omit<PhoneListProps<TRow>, 'title' | 'model'>) {
  return (
    <div className="flex items-center gap-3 px-4 py-3 large-text:flex-wrap">
      <div className="min-w-0 flex-1 large-text:basis-full">{phoneRow(row)}</div>
      {actions?.(row)}
    </div>
  );
}

/** The rows of the page as a list for a phone. */
export function PhoneList<TRow extends RowData>({ title, model, ...parts }: PhoneListProps<TRow>) {
  return (
    <ul aria-label={title} className="divide-y divide-line">
      {model.table.getRowModel().rows.map((row) => (
        <li key={row.id}>
          <PhoneRow row={row.original} {...parts} />
        </li>
      ))}
    </ul>
  );
}
