import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Marks what stands in a field when somebody comes to it, so that the first digit replaces a value that the form filled in, also when
 * it fills it in a moment later; the second click puts the caret where it points.
 */
export function useSelectOnFocus() {
  const field = useRef<HTMLInputElement>(null);
  const fresh = useRef(false);
  const mark = () => {
    if (fresh.current && field.current === document.activeElement) field.current?.select();
  };
  // Whatever was drawn: a value that the form filled in is marked as soon as it stands there. The money field puts its caret a moment later.
  useLayoutEffect(() => {
    mark();
    const timer = setTimeout(mark);
    return () => clearTimeout(timer);
  });
  return {
    // In the capture phase: the money field hands `onFocus` on a moment later, when a digit may be typed already.
    onFocusCapture: ({ target }: FocusEvent<HTMLInputElement>) => {
      fresh.current = true;
      field.current = target;
      target.select();
    },
    onFocus: mark,
    onKeyDown: () => {
      fresh.current = false;
    },
    onClick: () => {
      mark();
      fresh.current = false;
    },
  };
}
