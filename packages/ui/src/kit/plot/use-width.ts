import { useCallback, useState } from 'react';

/** The width before the first measure, in pixels. */
const FIRST = 320;

/** A narrower place has no room for a plot, in pixels. */
const NARROWEST = 80;

/**
 * Measures the width of an element, in pixels: before the first paint, and whenever the element changes. The last width
 * stays while the element is too narrow for a plot, as in a window that is about to have another size.
 */
export function useWidth() {
  const [width, setWidth] = useState(FIRST);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => element.clientWidth >= NARROWEST && setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
