import { type ReactNode, useRef } from 'react';
import { twMerge } from 'tailwind-merge';
import { usePrinting } from './use-printing.ts';
import { type Rows, useRowsOfElement, useRowsOfPage } from './use-rows.ts';
import { useScroller } from './use-scroller.ts';

/** Up to here drawing everything costs nothing that anybody notices. */
const ALL_UP_TO = 100;

type Props<Item> = {
  /** names the list */
  rotulo: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** how high an item is about, in pixels; each is measured once it is drawn */
  altura: number;
  /** between two items, in pixels */
  espaco?: number;
  className?: string;
  itemClassName?: string;
  children: (item: Item) => ReactNode;
};

function All<Item>({ rotulo, items, keyOf, espaco = 0, className, itemClassName, children }: Props<Item>) {
  return (
    <ul aria-label={rotulo} className={twMerge('grid', className)} style={{ gap: espaco }}>
      {items.map((item) => (
        <li key={keyOf(item)} className={twMerge('min-w-0', itemClassName)}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

function Drawn<Item>({ drawn, ...props }: Props<Item> & { drawn: Rows }) {
  const { rotulo, items, className, itemClassName, children } = props;
  return (
    <ul aria-label={rotulo} className={twMerge('relative', className)} style={{ height: drawn.total }}>
      {drawn.rows.map(({ key, index, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={drawn.measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={twMerge('absolute inset-x-0 top-0', itemClassName)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}

type PlacedProps<Item> = Props<Item> & { margin: number };

const OfPage = <Item,>({ margin, ...props }: PlacedProps<Item>) => (
  <Drawn {...props} drawn={useRowsOfPage(props, margin)} />
);
const OfElement = <Item,>({ margin, element, ...props }: PlacedProps<Item> & { element: HTMLElement }) => (
  <Drawn {...props} drawn={useRowsOfElement(props, margin, element)} />
);

/**
 * A list of which only what is in view is drawn, once it has more than a hundred items; it scrolls with whatever it stands in.
 * An item that has the focus stays; a screen reader hears the place and the number of all; paper gets everything.
 */
export function VirtualList<Item>(props: Props<Item>) {
  const place = useRef<HTMLDivElement>(null);
  const scroller = useScroller(place);
  const printing = usePrinting();
  const long = props.items.length > ALL_UP_TO && !printing;
  return (
    <div ref={place}>
      {!long ? (
        <All {...props} />
      ) : (
        scroller &&
        (scroller.element ? (
          <OfElement {...props} margin={scroller.margin} element={scroller.element} />
        ) : (
          <OfPage {...props} margin={scroller.margin} />
        ))
      )}
    </div>
  );
}
