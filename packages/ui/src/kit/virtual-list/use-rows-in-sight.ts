import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond what is seen, so that a flick of the wheel finds them. */
const OVERSCAN = 6;

type Options = {
  list: RefObject<HTMLElement | null>;
  total: number;
  keyOf: (index: number) => string | number;
  /** what a row measures about, in px; each is measured once it is drawn */
  height: number;
  /** the row that holds the focus is drawn wherever the list has been scrolled to */
  focused: number | null;
};

/** What a list draws: the rows in sight with where each starts and ends, from the top of the list, and the whole height. */
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
 * How far below the top of what scrolls the list begins. Looked at after every drawing: what stands above it may have grown.
 * What the list draws must not move its own beginning, or the two would never agree.
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

/** The rows in sight of a list that the page scrolls. */
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

/** The rows in sight of a list inside the nearest `data-rolagem`, which scrolls by itself. */
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
