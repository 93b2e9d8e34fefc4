/** A device's clock that fell back by more than this was set back, in milliseconds. Less is its own correction. */
const JUMP_MS = 1_000;

let lastWall = Date.now();
let lastRun = performance.now();
let shift = 0;

/**
 * Returns the device's time in epoch milliseconds, by a clock that only goes forward while the page lives. A clock that
 * is set back, by the network when the signal returns, would otherwise hold every waiting step for as long.
 */
export function forwardNow(): number {
  const wall = Date.now();
  const run = performance.now();
  const back = run - lastRun - (wall - lastWall);
  if (back > JUMP_MS) shift += Math.round(back);
  lastWall = wall;
  lastRun = run;
  return wall + shift;
}
