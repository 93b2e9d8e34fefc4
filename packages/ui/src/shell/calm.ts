import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After this long without a request the first view counts as complete, in milliseconds. */
const CALM_MS = 400;
/** Longest wait for a pause in the requests, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A page without a query client counts as complete this long after the load event, in milliseconds. */
const LOADED_MS = 1_500;

let calm = false;
let waiting: (() => void)[] = [];

/**
 * The performance mark at the end of the first view. The weight of a first view is counted up to this mark
 * (e2e/first-view.ts).
 */
const MARK = 'corre:calma';

function becomeCalm(): void {
  calm = true;
  performance.mark(MARK);
  const now = waiting;
  waiting = [];
  for (const then of now) then();
}

/**
 * Runs `then` once the first view is complete, or at once if it is. Returns a function that cancels it.
 * Later work (other tabs, the worker's copy of the panel) then does not compete with the first view for a slow
 * connection.
 */
export function whenCalm(then: () => void): () => void {
  if (calm) then();
  else waiting.push(then);
  return () => {
    waiting = waiting.filter((other) => other !== then);
  };
}

/** Returns true once the first view is complete. */
export function useCalm(): boolean {
  const [stands, setStands] = useState(calm);
  useEffect(() => whenCalm(() => setStands(true)), []);
  return stands;
}

/** For a page without a query client: the first view is complete some time after the load event. */
export function calmAfterLoad(): void {
  const soon = () => setTimeout(becomeCalm, LOADED_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Waits for a pause in the client's requests, which ends the first view. Returns a function that stops the wait. */
export function watchCalm(client: QueryClient): () => void {
  if (calm) return () => undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (client.isFetching() === 0) quiet ??= setTimeout(end, CALM_MS);
    else {
      clearTimeout(quiet);
      quiet = undefined;
    }
  };
  const unsubscribe = client.getQueryCache().subscribe(look);
  const patience = setTimeout(() => end(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(patience);
    unsubscribe();
  };
  function end(): void {
    stop();
    becomeCalm();
  }
  look();
  return stop;
}
