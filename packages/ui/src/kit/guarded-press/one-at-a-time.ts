/** Presses that come sooner than this after an act ended are its double tap, in milliseconds. */
export const SECOND_PRESS_MS = 800;

/** Lets an act through once while it is on its way: a button's own `loading` is drawn too late for two taps of one moment. */
export function oneAtATime(clock: () => number = () => performance.now()) {
  let onItsWay = false;
  let doneAt = Number.NEGATIVE_INFINITY;
  return {
    /** true for the one caller who may act */
    start: () => {
      if (onItsWay) return false;
      onItsWay = true;
      return true;
    },
    end: (done: boolean) => {
      onItsWay = false;
      if (done) doneAt = clock();
    },
    /** whether a press now would be the second tap of a double tap: an untouched form does not complain about it */
    secondPress: () => onItsWay || clock() - doneAt < SECOND_PRESS_MS,
  };
}
