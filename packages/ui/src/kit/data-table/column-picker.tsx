import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { lazy } from 'react';
import { CountBadge } from '../badge/badge.tsx';
import { fetchPart } from '../lazy/fetch-part.ts';
import { OpenedLater } from '../lazy/opened-later.tsx';
import type { DataTableModel } from './table-model.ts';

const fetchColumnMenu = async () => ({ default: (await fetchPart(() => import('./column-menu.tsx'))).ColumnMenu });
const ColumnMenu = lazy(fetchColumnMenu);
const loadColumnMenu = (): void => void fetchColumnMenu().catch(() => undefined);

/** Chooses the visible columns. Pinned columns cannot be hidden. */
export function ColumnPicker<TRow extends RowData>({ table }: { table: DataTableModel<TRow> }) {
  const { columns, change, state, visibleColumns } = table;
  const shown = new Set(visibleColumns.map(({ id }) => id));
  const toggle = (id: string, on: boolean) =>
    change({
      page: state.page,
      columns: columns.filter((column) => (column.id === id ? on : shown.has(column.id))).map((column) => column.id),
    });
  const trigger = (
    <button
      type="button"
      className="inline-flex h-9 items-center gap-2 rounded-[10px] border border-control bg-surface px-3 text-[14px] font-semibold text-ink hover:bg-sunken"
    >
      <Columns3 aria-hidden="true" className="size-4" />
      Colunas
      <CountBadge total={shown.size} />
    </button>
  );
  return (
    <OpenedLater trigger={trigger} load={loadColumnMenu}>
      {(press) => (
        <ColumnMenu
          columns={columns}
          shown={shown}
          onToggle={toggle}
          onReset={() => change({ page: state.page, columns: null })}
          trigger={trigger}
          press={press}
        />
      )}
    </OpenedLater>
  );
}
