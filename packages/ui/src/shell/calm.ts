import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** With nothing asked for so long, the first view has what it shows, in milliseconds. */
const CALM_MS = 400;
/** A line that never gets calm is waited for no longer, in milliseconds. */
const PATIENCE_MS = 10_000;

/** By then the first screen of a page without a client has all it needs, in milliseconds. */
const LOADED_MS = 1_500;

let calm = false;
let waiting: (() => void)[] = [];

/** What the browser's own list of times calls it: the weights of a first view are counted up to here (e2e/first-view.ts). */
const MARK = 'corre:calma';

function becomeCalm(): void {
  calm = true;
  performance.mark(MARK);
  const now = waiting;
  waiting = [];
  for (const then of now) then();
}

/**
 * Runs it once the first view stands, or at once where it does: what is only of use later (other tabs, the worker's copy of the
 * panel) takes nothing of a narrow line from what somebody waits for. Gives back how to forget it.
 */
export function whenCalm(then: () => void): () => void {
  if (calm) then();
  else waiting.push(then);
  return () => {
    waiting = waiting.filter((other) => other !== then);
  };
}

/** True once the first view stands. */
export function useCalm(): boolean {
  const [stands, setStands] = useState(calm);
  useEffect(() => whenCalm(() => setStands(true)), []);
  return stands;
}

/** Where no client asks: once the page has been loaded for a while. */
export function calmAfterLoad(): void {
  const soon = () => setTimeout(becomeCalm, LOADED_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Looks for the calm after the first answers. Gives back what ends it. */
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
