import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const letGo = ({ style }: HTMLElement) => {
  style.height = '';
  style.overflowY = '';
};

/**
 * Keeps the height of a row while its list holds still (`useHeldRows`), so that a further line of text moves no row
 * below. The rest of the text is cut until the list is let go. A text instead of true names the look of the row:
 * another look has another height. On paper, and in a window of another size, the row is as high as its text.
 */
export function useKeptHeight<Box extends HTMLElement>(still: boolean | string): RefObject<Box | null> {
  const row = useRef<Box>(null);
  const height = useRef('');
  // All rows are measured before one is written, so that the browser computes the layout once.
  useLayoutEffect(() => {
    const box = row.current;
    if (still === false || !box) return;
    height.current = `${box.getBoundingClientRect().height}px`;
    return () => letGo(box);
  }, [still]);
  useEffect(() => {
    const box = row.current;
    if (still === false || !box) return;
    box.style.height = height.current;
    box.style.overflowY = 'clip';
    const free = () => letGo(box);
    window.addEventListener('resize', free);
    window.addEventListener('beforeprint', free);
    return () => {
      window.removeEventListener('resize', free);
      window.removeEventListener('beforeprint', free);
    };
  }, [still]);
  return row;
}
