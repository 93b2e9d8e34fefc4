import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Marks what stands in a field when somebody comes to it, so that the first digit replaces a value that the form filled in; the
 * second click puts the caret where it points.
 */
export function useSelectOnFocus() {
  const fresh = useRef(false);
  return {
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      fresh.current = true;
      target.select();
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (fresh.current) currentTarget.select();
      fresh.current = false;
    },
  };
}
