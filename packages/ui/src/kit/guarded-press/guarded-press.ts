import { type MouseEvent as Press, useEffect, useState } from 'react';

/** Two taps within this time and distance are a double tap: in milliseconds and in px. */
const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 24;

/** True for a single mouse click. Mice count their clicks in `detail`; each tap of a finger has `detail` 1. */
const isOneOfItsOwn = (tap: MouseEvent) => 'pointerType' in tap && tap.pointerType === 'mouse' && tap.detail < 2;

/**
 * Swallows the second tap of a double tap on a button that closes its dialog. The dialog is gone by then. The tap would
 * press an element below it, such as the tab bar of a phone.
 * Taps elsewhere, taps inside the dialog, the keyboard and further single mouse clicks pass.
 */
export function swallowSecondTap({ currentTarget, clientX, clientY, detail }: Press<HTMLElement>): void {
  // A press by the keyboard or a script has no position.
  if (detail === 0 || (clientX === 0 && clientY === 0)) return;
  const dialog = currentTarget.closest('[role=dialog],[role=alertdialog]');
  const swallow = (tap: MouseEvent) => {
    const inside = tap.target instanceof Node && dialog?.contains(tap.target);
    if (inside || isOneOfItsOwn(tap) || Math.hypot(tap.clientX - clientX, tap.clientY - clientY) > SAME_PLACE_PX)
      return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_TAP_MS);
}

/**
 * A button ignores presses for this long after its meaning changed, in milliseconds: a double tap must not take two
 * steps.
 */
export const GUARD_MS = 1_500;

/**
 * Guards a button whose meaning changes under the finger. `dead` is true for `ms` after the first render and after each
 * new `change` (the step of the button).
 * `press` wraps the button's handler and blocks it while `dead`.
 */
export function useGuardedPress(change: string | number, ms = GUARD_MS) {
  const [alive, setAlive] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(change), ms);
    return () => clearTimeout(timer);
  }, [change, ms]);
  const dead = alive !== change;
  return {
    dead,
    press:
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (!dead) act(...args);
      },
  };
}

/** A press within this time after the end of an action is part of a double tap, in milliseconds. */
export const SECOND_PRESS_MS = 800;

/**
 * Guards an action against a second start while it runs. A button's `loading` renders too late for two taps in a row.
 */
export function oneAtATime(clock: () => number = () => performance.now()) {
  let onItsWay = false;
  let doneAt = Number.NEGATIVE_INFINITY;
  return {
    /** returns true for the one caller that may act */
    start: () => {
      if (onItsWay) return false;
      onItsWay = true;
      return true;
    },
    end: (done: boolean) => {
      onItsWay = false;
      if (done) doneAt = clock();
    },
    /** returns whether a press now is the second tap of a double tap; an empty form then shows no errors */
    secondPress: () => onItsWay || clock() - doneAt < SECOND_PRESS_MS,
  };
}
