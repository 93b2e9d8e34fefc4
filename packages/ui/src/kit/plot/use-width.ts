import { useCallback, useState } from 'react';

/** The width before the first measure, in pixels. */
const FIRST = 320;

/** A narrower place has no room for a plot, in pixels. */
const NARROWEST = 80;

/** The text size that a plot's space is made for, in pixels. */
const USUAL_TEXT = 16;

/**
 * Measures the width of an element, in pixels: before the first paint, and whenever the element changes. The last width
 * stays while the element is too narrow for a plot, as in a window that is about to have another size. `grown` is the
 * reader's text size by the usual one.
 */
export function useWidth() {
  const [width, setWidth] = useState(FIRST);
  const [grown, setGrown] = useState(1);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => element.clientWidth >= NARROWEST && setWidth(element.clientWidth);
    measure();
    setGrown(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT || 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width, grown };
}
