import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { type Press, type Trigger, useFirstPress } from '../lazy/opened-later.tsx';

export type MenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  /** the key of the same action: 'Enter', 'A' */
  hint?: string;
  /** red; such an item is the last one, below a line */
  danger?: boolean;
  disabled?: boolean;
  /** a line above the item */
  separator?: boolean;
};

export type MenuProps = {
  trigger: Trigger;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

/** The open menu, loaded at the first press of its button. */
export function OpenMenu({ trigger, items, align = 'end', press }: MenuProps & { press: Press }) {
  const button = useFirstPress(press);
  return (
    <Base.Root defaultOpen={press === 'pointer'}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        {/* Base UI's own backdrop has a hole over the button, and axe then finds focusable elements in the inert
            page. This one covers all. */}
        <Base.Backdrop className="fixed inset-0 z-60" />
        <Base.Positioner role="region" aria-label="Opções" sideOffset={6} align={align} className="z-60 outline-none">
          <Base.Popup className="max-h-(--available-height) w-56 overflow-y-auto rounded-xl border border-line bg-raised p-1.5 text-ink shadow-menu outline-none transition-opacity duration-(--ui-fast) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map(({ label, icon: Icon, onSelect, hint, danger = false, disabled = false, separator = false }) => (
              <Fragment key={label}>
                {separator && <Base.Separator className="mx-1 my-1.5 h-px bg-line" />}
                <Base.Item
                  disabled={disabled}
                  onClick={onSelect}
                  className={`flex min-h-(--ui-menu-item) cursor-pointer items-center gap-2.5 rounded-(--ui-radius-sm) px-2.5 text-(length:--ui-button-text) leading-5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 ${danger ? 'font-semibold text-perigo-ink data-highlighted:bg-perigo-soft' : 'data-highlighted:bg-sunken'}`}
                >
                  {Icon && <Icon aria-hidden="true" className="size-[18px] shrink-0" />}
                  <span className="min-w-0 flex-1">{label}</span>
                  {hint && (
                    <kbd className="rounded-md border border-line bg-surface px-1.5 font-sans text-[12px] leading-[18px] font-semibold text-ink-2">
                      {hint}
                    </kbd>
                  )}
                </Base.Item>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
