import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchPart } from '../kit/lazy/fetch-part.ts';
import { LoadingCard } from '../kit/skeleton/loading-card.tsx';
import { whenCalm } from './calm.ts';

/**
 * A part of a panel with a chunk of its own, so that the first screen comes fast. `carregar` starts the download early; one
 * that is missing when it is shown comes with the network, or with the new version of the page (fetch-part.ts).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const once = async () => ({ default: await fetchPart(load) });
  return Object.assign(lazy(once), { carregar: () => void once().catch(() => undefined) });
}

/** The other parts are fetched once the first stands, so that a change of tab waits for nothing. Give a constant list. */
export function usePreload(parts: readonly { carregar: () => void }[]): void {
  useEffect(
    () =>
      whenCalm(() => {
        for (const { carregar } of parts) carregar();
      }),
    [parts],
  );
}

/** True from the first opening on: a dialog's part is drawn then, and stays for its way out. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever || open;
}

/** What stands in a tab's place while its chunk is on its way. */
export function LazyTab({ children }: { children: ReactNode }) {
  const shapes = <LoadingCard />;
  return <Suspense fallback={shapes}>{children}</Suspense>;
}

/** Dialogs come a moment after their click; nothing stands in their place. */
export const LazyDialog = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
