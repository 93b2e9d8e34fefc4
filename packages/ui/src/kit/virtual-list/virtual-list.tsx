import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { usePrinting } from './use-printing.ts';
import { type RowsInSight, useRowsInBox, useRowsInPage } from './use-rows-in-sight.ts';

/** Lists up to here are drawn whole. */
const ALL_UP_TO = 40;

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item, index: number) => ReactNode;
  /** what a row measures about, in px */
  height: number;
  /** the nearest `data-rolagem` scrolls it; otherwise the page */
  inBox: boolean;
  /** the key of one that is drawn wherever the list has been scrolled to: somebody is about to be led to it */
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
      // `flow-root` keeps the margins of its rows inside: the first one's would move the list itself, and its place is measured.
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
  // By its key: the item may stand elsewhere when others come before it.
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
 * A list of any length that draws what is in sight (decision record 0021). None is cut: each row says its place of how many,
 * the row that holds the focus stays, and paper gets everything.
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
