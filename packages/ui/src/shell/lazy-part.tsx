import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchPart } from '../kit/lazy/fetch-part.ts';
import { LoadingCard } from '../kit/skeleton/skeleton.tsx';
import { whenCalm } from './calm.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * A lazy part of a panel in a chunk of its own, so that the first screen loads fast. `preload` starts the download
 * early.
 * A chunk that failed to load arrives with the network or with the reload to a new version (fetch-part.ts).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const once = async () => ({ default: await fetchPart(load) });
  return Object.assign(lazy(once), { preload: () => void once().catch(() => undefined) });
}

/**
 * Loads the other parts after the first view, so that a change of tab does not wait. `parts` must be a constant list.
 */
export function usePreload(parts: readonly { preload: () => void }[]): void {
  useEffect(
    () =>
      whenCalm(() => {
        for (const { preload } of parts) preload();
      }),
    [parts],
  );
}

/**
 * Returns true from the first opening on. A dialog's part renders from then on and stays mounted for its closing
 * animation.
 */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
}

/** Shows a placeholder card while a tab's chunk loads. Its `key` is the tab's name: an error ends with the tab. */
export function LazyTab({ children }: { children: ReactNode }) {
  const shapes = <LoadingCard />;
  return (
    <ErrorBoundary part>
      <Suspense fallback={shapes}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Shows nothing while a dialog's chunk loads. */
export const LazyDialog = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary part>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** Returns true shortly after `ready`, so that a heavy part renders after the content beside it is on the screen. */
export function useBehind(ready: boolean): boolean {
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    if (!ready || behind) return;
    const timer = setTimeout(() => setBehind(true));
    return () => clearTimeout(timer);
  }, [ready, behind]);
  return behind;
}
