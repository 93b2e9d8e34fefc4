import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the visible ones, for fast scrolling. */
const OVERSCAN = 6;

type Options = {
  list: RefObject<HTMLElement | null>;
  total: number;
  keyOf: (index: number) => string | number;
  /** approximate height of a row in px; each row is measured once it renders */
  height: number;
  /** the row that holds the focus; it renders at every scroll position */
  focused: number | null;
};

/** The rows to render with their start and end from the top of the list, and the list's total height. */
export interface RowsInSight {
  rows: readonly { index: number; start: number; end: number }[];
  height: number;
  measure: (row: Element | null) => void;
}

const withFocused = (focused: number | null) => (range: Range) => {
  const seen = defaultRangeExtractor(range);
  return focused === null || focused >= range.count || seen.includes(focused)
    ? seen
    : [...seen, focused].sort((a, b) => a - b);
};

/**
 * Returns the distance from the top of the scroll area to the list. Measures after every render, because the content
 * above may grow.
 * The rendered rows must not move the start of the list, or this would loop.
 */
function useMargin(list: RefObject<HTMLElement | null>, top: () => number | undefined): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const box = top();
    if (!list.current || box === undefined) return;
    setMargin(Math.round(list.current.getBoundingClientRect().top - box));
  });
  return margin;
}

/** Returns the rows in view of a list that scrolls with the page. */
export function useRowsInPage({ list, total, keyOf, height, focused }: Options): RowsInSight {
  const margin = useMargin(list, () => -window.scrollY);
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    rangeExtractor: useCallback((range: Range) => withFocused(focused)(range), [focused]),
  });
  return {
    rows: virtual
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin })),
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
  };
}

/** Returns the rows in view of a list inside the nearest `data-rolagem`, which scrolls itself. */
export function useRowsInBox({ list, total, keyOf, height, focused }: Options): RowsInSight {
  const box = () => list.current?.closest<HTMLElement>('[data-rolagem]') ?? null;
  const margin = useMargin(list, () => {
    const current = box();
    return current ? current.getBoundingClientRect().top - current.scrollTop : undefined;
  });
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: total,
    getScrollElement: box,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    rangeExtractor: useCallback((range: Range) => withFocused(focused)(range), [focused]),
  });
  return {
    rows: virtual
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin })),
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
  };
}
