import { type RefObject, useLayoutEffect, useState } from 'react';

/** The nearest part of the page around an element that scrolls by itself; null is the page. */
function scrollerOf(element: Element): HTMLElement | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

export interface Scroller {
  /** null is the page */
  element: HTMLElement | null;
  /** from the top of what scrolls to the top of the list, in pixels */
  margin: number;
}

/** What a list scrolls in; undefined until it is drawn. */
export function useScroller(list: RefObject<HTMLElement | null>): Scroller | undefined {
  const [scroller, setScroller] = useState<Scroller>();
  useLayoutEffect(() => {
    if (!list.current) return;
    const element = scrollerOf(list.current);
    const top = list.current.getBoundingClientRect().top;
    const margin = element ? top - element.getBoundingClientRect().top + element.scrollTop : top + window.scrollY;
    setScroller({ element, margin });
  }, [list]);
  return scroller;
}
