import { Combobox as Base } from '@base-ui/react/combobox';
import { ChevronsUpDown, Search } from 'lucide-react';
import { lazy, type ReactNode, type Ref, type RefObject, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { bareInput, type ControlSize, controlClass, useFieldControl } from '../field/control.ts';
import { ComboboxOption, type OptionPlace } from './combobox-option.tsx';
import { matches } from './match.ts';
import { useListPopup } from './use-list-popup.ts';

type ListProps<Item> = {
  popupRef: RefObject<HTMLDivElement | null>;
  /** set while the server searches */
  status: string | null;
  /** set when nothing was found */
  message: string | null;
  /** true renders only the options in view */
  long: boolean;
  scrollRef: RefObject<((index: number) => void) | null>;
  children: (item: Item, place?: OptionPlace) => ReactNode;
};

const VirtualOptions = lazy(async () => ({ default: (await import('./virtual-options.tsx')).VirtualOptions }));

const messageClass = 'px-2.5 text-(length:--ui-secondary) text-ink-2 not-empty:py-2.5';

/** The list of a Combobox, as wide as its field. */
function ComboboxList<Item>({ popupRef, status, message, long, scrollRef, children }: ListProps<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner role="region" aria-label="Opções" sideOffset={6} className="z-60 outline-none">
        <div
          ref={popupRef}
          className="max-h-[min(var(--available-height),360px)] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-ink shadow-menu"
        >
          <Base.Status className={messageClass}>{status}</Base.Status>
          <Base.Empty className={messageClass}>{message}</Base.Empty>
          <Base.List className="empty:hidden">
            {long ? (
              <Suspense fallback={null}>
                <VirtualOptions popupRef={popupRef} scrollRef={scrollRef}>
                  {/* The list holds the items of the field, so the cast is safe. */}
                  {(item, place) => children(item as Item, place)}
                </VirtualOptions>
              </Suspense>
            ) : (
              (item: Item) => children(item)
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}

type Props<Item> = {
  items: readonly Item[];
  value: Item | null;
  onValueChange: (item: Item | null) => void;
  getKey: (item: Item) => string | number;
  /** the text of the field once chosen; the search ignores its case and accents */
  getLabel: (item: Item) => string;
  /** second line: '@usuario · telefone' */
  getDetail?: (item: Item) => ReactNode;
  /** further searched text: user name, phone */
  getKeywords?: (item: Item) => string;
  /** an avatar or tile of 36 px */
  renderLead?: (item: Item) => ReactNode;
  /** search on the server: called with every typed text; `items` is then shown unfiltered */
  onSearch?: (text: string) => void;
  loading?: boolean;
  loadingMessage?: string;
  emptyMessage?: string;
  placeholder?: string;
  size?: ControlSize;
  /** names the field when it is not in a Field */
  label?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** gets a function that opens the list, for a caller that moves the focus to the field */
  openRef?: Ref<() => void>;
};

/**
 * Highlights the first option of every open list, so that Enter chooses it without an arrow key before. Base UI knows
 * the value 'always', but types it for its Autocomplete only; with `true` it waits for typed text.
 */
const firstOption = 'always' as unknown as boolean;

/** Largest list that renders all its options. */
const ALL_UP_TO = 100;

/**
 * Chooses one of many items by typing. Arrows move, Enter chooses, Esc closes. In a form it stands in a `Controller`.
 */
export function Combobox<Item>({
  items,
  value,
  onValueChange,
  getKey,
  getLabel,
  getDetail,
  getKeywords,
  renderLead,
  onSearch,
  loading = false,
  loadingMessage = 'Buscando...',
  emptyMessage = 'Nenhum resultado',
  placeholder,
  size,
  label,
  onBlur,
  ref,
  openRef,
}: Props<Item>) {
  const [query, setQuery] = useState('');
  const list = useListPopup();
  useImperativeHandle(openRef, () => list.show);
  const scroll = useRef<((index: number) => void) | null>(null);
  const long = items.length > ALL_UP_TO;
  const { disabled, ...control } = useFieldControl();
  const keep = (item: Item, text: string) => matches(`${getLabel(item)} ${getKeywords?.(item) ?? ''}`, text);
  const searching = loading && items.length === 0 ? loadingMessage : null;
  const empty = loading ? null : emptyMessage;
  return (
    <Base.Root<Item>
      {...list.root}
      items={items}
      virtualized={long}
      onItemHighlighted={(item, { index, reason }) => {
        if (long && item !== undefined && reason !== 'pointer') scroll.current?.(index);
      }}
      value={value}
      onValueChange={onValueChange}
      itemToStringLabel={getLabel}
      isItemEqualToValue={(item, other) => getKey(item) === getKey(other)}
      filter={onSearch ? null : keep}
      autoHighlight={firstOption}
      disabled={disabled}
      onInputValueChange={(text, { reason }) => {
        // A choice writes its name into the field; this change is not a search.
        const typed = reason === 'input-change' || reason === 'input-clear' ? text : '';
        setQuery(typed);
        onSearch?.(typed);
      }}
    >
      <Base.InputGroup onBlur={list.closeOnLeave} className={controlClass({ size, className: 'pr-1' })}>
        <Search aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
        <Base.Input
          {...control}
          ref={ref}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          onBlur={onBlur}
          className={bareInput}
        />
        {loading && <Spinner className="text-ink-2" />}
        <Base.Trigger
          aria-label="Abrir lista"
          className="flex size-9 max-sm:size-11 shrink-0 items-center justify-center rounded-(--ui-radius-sm) text-ink-2 hover:bg-sunken"
        >
          <ChevronsUpDown aria-hidden="true" className="size-[18px]" />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxList popupRef={list.popup} message={empty} status={searching} long={long} scrollRef={scroll}>
        {(item: Item, place) => (
          <ComboboxOption
            key={getKey(item)}
            value={item}
            place={place}
            label={getLabel(item)}
            query={query}
            detail={getDetail?.(item)}
            lead={renderLead?.(item)}
          />
        )}
      </ComboboxList>
    </Base.Root>
  );
}
