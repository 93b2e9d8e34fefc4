import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useListPopup } from '../combobox/use-list-popup.ts';
import { bareInput, type ControlSize, controlClass, useFieldControl } from '../field/control.ts';

type Props<Item> = {
  value: string;
  /** gets the typed text; a chosen item goes only to `onChoose` */
  onValueChange: (text: string) => void;
  /** the server's suggestions, best first; an empty array shows no list */
  items: readonly Item[];
  onChoose: (item: Item) => void;
  getKey: (item: Item) => string | number;
  /** the text of the field after the choice */
  getLabel: (item: Item) => string;
  /** second line */
  getDetail?: (item: Item) => ReactNode;
  name?: string;
  placeholder?: string;
  size?: ControlSize;
  icon?: LucideIcon;
  /** left, inside the box */
  prefix?: ReactNode;
  className?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

const optionClass =
  'flex min-h-(--ui-option) cursor-pointer flex-col justify-center rounded-(--ui-radius-sm) px-2.5 py-1.5 outline-none select-none data-highlighted:bg-brand-soft';

/**
 * A text input with suggestions from earlier texts. Any text is allowed, and no option is chosen automatically.
 * Arrows mark, Enter chooses, Esc closes. Enter without a marked option submits the form.
 */
export function SuggestInput<Item>({
  value,
  onValueChange,
  items,
  onChoose,
  getKey,
  getLabel,
  getDetail,
  name,
  placeholder,
  size,
  icon: Icon,
  prefix,
  className,
  onBlur,
  ref,
  ...aria
}: Props<Item>) {
  const list = useListPopup();
  const { disabled, ...control } = useFieldControl(aria);
  return (
    <Base.Root<Item>
      {...list.root}
      open={list.root.open && items.length > 0}
      items={items}
      mode="none"
      value={value}
      // Base UI empties the field at the second Escape. Ignore that, to keep the typed text.
      onValueChange={(text, { reason }) => reason !== 'escape-key' && onValueChange(text)}
      itemToStringValue={getLabel}
      disabled={disabled}
    >
      <Base.InputGroup onBlur={list.closeOnLeave} className={controlClass({ size, className })}>
        {Icon && <Icon aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />}
        {prefix && (
          <span aria-hidden="true" className="shrink-0 text-ink-2">
            {prefix}
          </span>
        )}
        <Base.Input
          {...control}
          ref={ref}
          name={name}
          aria-label={aria['aria-label']}
          placeholder={placeholder}
          autoComplete="off"
          onBlur={onBlur}
          className={bareInput}
        />
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner role="region" aria-label="Sugestões" sideOffset={6} className="z-60 outline-none">
          <div
            ref={list.popup}
            className="max-h-[min(var(--available-height),360px)] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-ink shadow-menu"
          >
            <Base.List className="empty:hidden">
              {(item: Item) => (
                <Base.Item key={getKey(item)} value={item} onClick={() => onChoose(item)} className={optionClass}>
                  <span className="block truncate text-(length:--ui-input-text) leading-5 font-[650] text-ink">
                    {getLabel(item)}
                  </span>
                  <span className="block truncate text-(length:--ui-hint) leading-[18px] text-ink-2 empty:hidden">
                    {getDetail?.(item)}
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </div>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
