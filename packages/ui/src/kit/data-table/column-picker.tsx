import { Menu } from '@base-ui/react/menu';
import type { RowData } from '@tanstack/react-table';
import { Check, Columns3, Lock, RotateCcw } from 'lucide-react';
import { CountBadge } from '../badge/count-badge.tsx';
import type { Column } from './columns.ts';
import type { DataTableModel } from './use-data-table.ts';

const item =
  'flex h-[34px] cursor-default items-center gap-2.5 rounded-lg px-2 text-[14.5px] outline-none data-highlighted:bg-sunken data-disabled:text-ink-2';

type Props<TRow extends RowData> = { columns: readonly Column<TRow>[]; model: DataTableModel<TRow> };

/** Which columns are shown. Locked columns cannot be taken away. */
export function ColumnPicker<TRow extends RowData>({ columns, model }: Props<TRow>) {
  const shown = new Set(model.visiveis.map(({ id }) => id));
  const toggle = (id: string, on: boolean) =>
    model.change({
      pagina: model.url.pagina,
      columns: columns.filter((column) => (column.id === id ? on : shown.has(column.id))).map((column) => column.id),
    });
  return (
    <Menu.Root>
      <Menu.Trigger className="inline-flex h-9 items-center gap-2 rounded-[10px] border border-control bg-surface px-3 text-[14px] font-semibold text-ink hover:bg-sunken">
        <Columns3 aria-hidden="true" className="size-4" />
        Colunas
        <CountBadge total={shown.size} />
      </Menu.Trigger>
      <Menu.Portal>
        {/* As in Menu: the library's own backdrop has a hole over the button. */}
        <Menu.Backdrop className="fixed inset-0 z-40" />
        <Menu.Positioner role="region" aria-label="Colunas" align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="w-[232px] rounded-xl border border-line bg-raised p-1.5 shadow-(--ui-shadow-menu) outline-none">
            {columns.map(({ id, title, pinned }) => (
              <Menu.CheckboxItem
                key={id}
                checked={shown.has(id)}
                disabled={pinned}
                onCheckedChange={(on) => toggle(id, on)}
                className={`${item} text-ink`}
              >
                <span
                  aria-hidden="true"
                  className="flex size-5 items-center justify-center rounded-[5px] border border-control in-data-checked:border-brand in-data-checked:bg-brand"
                >
                  <Menu.CheckboxItemIndicator>
                    <Check className="size-4 text-on-brand" />
                  </Menu.CheckboxItemIndicator>
                </span>
                <span className="flex-1">{title}</span>
                {pinned && <Lock aria-hidden="true" className="size-4 text-ink-3" />}
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator className="my-1.5 h-px bg-line" />
            <Menu.Item
              className={`${item} font-semibold text-brand-ink`}
              onClick={() => model.change({ pagina: model.url.pagina, columns: null })}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
              Voltar ao padrão
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
