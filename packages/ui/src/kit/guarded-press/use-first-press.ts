import { useRef } from 'react';

/** Presses that come sooner than this after one that counted are its double tap, in milliseconds. */
export const SECOND_PRESS_MS = 800;

/** Tells the press that acts from the second one of a double tap: a button's own `loading` is drawn too late for two taps of one moment. */
export function useFirstPress() {
  const acted = useRef(Number.NEGATIVE_INFINITY);
  /** whether a press now would be the second tap of one that acted */
  const again = () => performance.now() - acted.current < SECOND_PRESS_MS;
  return {
    again,
    /** true for the press that may act, which it takes note of */
    first: () => {
      if (again()) return false;
      acted.current = performance.now();
      return true;
    },
  };
}
