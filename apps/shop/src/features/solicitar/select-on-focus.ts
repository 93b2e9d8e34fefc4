import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns handlers that select a field's text on focus, so that the first digit replaces the form's own value. This
 * also works if the form fills the value in after the focus. A second click places the caret.
 */
export function useSelectOnFocus() {
  const field = useRef<HTMLInputElement>(null);
  const fresh = useRef(false);
  const mark = () => {
    if (fresh.current && field.current === document.activeElement) field.current?.select();
  };
  // Runs after every render: the form may have filled a value in. The timeout is necessary because the money field sets
  // its caret later.
  useLayoutEffect(() => {
    mark();
    const timer = setTimeout(mark);
    return () => clearTimeout(timer);
  });
  return {
    // The capture phase is necessary: the money field calls `onFocus` later, when the user may have typed a digit.
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
