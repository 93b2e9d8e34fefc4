import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { usePrinting } from '../media-query/use-printing.ts';
import { type RowsInSight, useRowsInBox, useRowsInPage } from './use-rows-in-sight.ts';

/** Longest list that renders all its rows. */
const ALL_UP_TO = 40;

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item, index: number) => ReactNode;
  /** approximate height of a row in px */
  height: number;
  /** true: the nearest `data-rolagem` scrolls the list; false: the page does */
  inBox: boolean;
  /** key of an item that renders at every scroll position, because the focus will move to it */
  keep?: string | number | null;
  label?: string;
  labelledBy?: string;
  className?: string;
};

type DrawnProps<Item> = Props<Item> & {
  list: RefObject<HTMLUListElement | null>;
  sight: RowsInSight;
  onFocused: (index: number | null) => void;
};

const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : null;
};

function Drawn<Item>({ list, sight, onFocused, items, keyOf, children, ...props }: DrawnProps<Item>) {
  const { rows, height, measure } = sight;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onFocused(null);
  };
  return (
    <ul
      ref={list}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      onFocus={({ target }) => onFocused(indexOf(target))}
      onBlur={leave}
      className={props.className}
      // `flow-root` contains the rows' margins. The first margin would otherwise move the list, whose position is
      // measured.
      style={{
        display: 'flow-root',
        paddingBottom: Math.max(0, height - (rows.at(-1)?.end ?? 0)),
        overflowAnchor: 'none',
      }}
    >
      {rows.map(({ index, start }, place) => {
        const item = items[index];
        if (item === undefined) return null;
        const gap = start - (rows[place - 1]?.end ?? 0);
        return (
          <li
            key={keyOf(item)}
            ref={measure}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={gap > 0 ? { marginTop: gap } : undefined}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}

function useOptions<Item>({ items, keyOf, height, keep = null }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  // Stores the key, because the index of the item may change.
  const [held, setHeld] = useState<string | number | null>(null);
  const keyAt = (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item);
  };
  const wanted = keep ?? held;
  const found = wanted === null ? -1 : items.findIndex((item) => keyOf(item) === wanted);
  return {
    options: { list, total: items.length, keyOf: keyAt, height, focused: found < 0 ? null : found },
    list,
    onFocused: (index: number | null) => setHeld(index === null ? null : keyAt(index)),
  };
}

function InBox<Item>(props: Props<Item>) {
  const { options, list, onFocused } = useOptions(props);
  return <Drawn {...props} list={list} onFocused={onFocused} sight={useRowsInBox(options)} />;
}

function InPage<Item>(props: Props<Item>) {
  const { options, list, onFocused } = useOptions(props);
  return <Drawn {...props} list={list} onFocused={onFocused} sight={useRowsInPage(options)} />;
}

/**
 * A list of any length that renders the rows in view (ADR 0033). Each row has its position and the total for screen
 * readers.
 * The row with the focus stays rendered, and a print has all rows.
 */
export function VirtualList<Item>(props: Props<Item>) {
  const { items, keyOf, children, inBox, label, labelledBy, className } = props;
  const printing = usePrinting();
  if (items.length > ALL_UP_TO && !printing) return inBox ? <InBox {...props} /> : <InPage {...props} />;
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={className}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </ul>
  );
}
