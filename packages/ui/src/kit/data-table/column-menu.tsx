import { Menu } from '@base-ui/react/menu';
import { Check, Lock, RotateCcw } from 'lucide-react';
import { type Press, type Trigger, useFirstPress } from '../lazy/opened-later.tsx';

const item =
  'flex h-[34px] cursor-default items-center gap-2.5 rounded-lg px-2 text-[14.5px] outline-none data-highlighted:bg-sunken data-disabled:text-ink-2';

type Props = {
  columns: readonly { id: string; title: string; pinned?: boolean }[];
  shown: ReadonlySet<string>;
  onToggle: (id: string, on: boolean) => void;
  onReset: () => void;
  trigger: Trigger;
  press: Press;
};

/** The menu of columns, loaded at the first press of its button. */
export function ColumnMenu({ columns, shown, onToggle, onReset, trigger, press }: Props) {
  const button = useFirstPress(press);
  return (
    <Menu.Root defaultOpen={press === 'pointer'}>
      <Menu.Trigger ref={button} render={trigger} />
      <Menu.Portal>
        {/* A full backdrop, as in OpenMenu: Base UI's own has a hole over the button. */}
        <Menu.Backdrop className="fixed inset-0 z-40" />
        <Menu.Positioner role="region" aria-label="Colunas" align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="w-[232px] rounded-xl border border-line bg-raised p-1.5 shadow-(--ui-shadow-menu) outline-none">
            {columns.map(({ id, title, pinned }) => (
              <Menu.CheckboxItem
                key={id}
                checked={shown.has(id)}
                disabled={pinned}
                onCheckedChange={(on) => onToggle(id, on)}
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
            <Menu.Item className={`${item} font-semibold text-brand-ink`} onClick={onReset}>
              <RotateCcw aria-hidden="true" className="size-4" />
              Voltar ao padrão
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
