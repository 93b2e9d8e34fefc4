import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';

const OVERSCAN = 6;

type Input<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  altura: number;
  espaco?: number;
};

export interface Rows {
  rows: VirtualItem[];
  /** of the whole list, in pixels */
  total: number;
  measure: (element: Element | null) => void;
}

/** Also draws the item that has the focus, wherever it is: it must not vanish under the keyboard. */
function useFocusedToo() {
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('li[data-index]') : null;
      focused.current = item ? Number(item.dataset.index) : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return useCallback((range: Range) => {
    const shown = defaultRangeExtractor(range);
    const extra = focused.current;
    if (extra === null || extra >= range.count || shown.includes(extra)) return shown;
    return [...shown, extra].sort((a, b) => a - b);
  }, []);
}

function useOptions<Item>({ items, keyOf, altura, espaco = 0 }: Input<Item>, margin: number) {
  const rangeExtractor = useFocusedToo();
  return {
    count: items.length,
    getItemKey: (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    estimateSize: () => altura,
    gap: espaco,
    overscan: OVERSCAN,
    scrollMargin: margin,
    rangeExtractor,
    useFlushSync: false,
  };
}

const below = (margin: number) => (row: VirtualItem) => ({ ...row, start: row.start - margin });

/** Which items of a long list are to be drawn, and where, while the page scrolls. */
export function useRowsOfPage<Item>(input: Input<Item>, margin: number): Rows {
  const virtualizer = useWindowVirtualizer<Element>(useOptions(input, margin));
  const rows = virtualizer.getVirtualItems().map(below(margin));
  return { rows, total: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}

/** The same in a part of the page that scrolls by itself. */
export function useRowsOfElement<Item>(input: Input<Item>, margin: number, element: HTMLElement): Rows {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...useOptions(input, margin),
    getScrollElement: () => element,
  });
  const rows = virtualizer.getVirtualItems().map(below(margin));
  return { rows, total: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}
