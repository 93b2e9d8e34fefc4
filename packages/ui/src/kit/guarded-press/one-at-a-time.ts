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
