import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LoadingCard } from '../kit/skeleton/loading-card.tsx';

/** By then a panel's first screen has its data, in milliseconds. */
const PRELOAD_MS = 2_500;

/**
 * A part of a panel with a chunk of its own, so that the first screen comes fast. `carregar` starts the download early; a
 * chunk that is gone after a deploy is told by the version notice.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const once = async () => ({ default: await load() });
  return Object.assign(lazy(once), { carregar: () => void once().catch(() => undefined) });
}

/** The other parts are fetched once the first stands, so that a change of tab waits for nothing. Give a constant list. */
export function usePreload(parts: readonly { carregar: () => void }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { carregar } of parts) carregar();
    }, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [parts]);
}

/** What stands in a tab's place while its chunk is on its way. */
export function LazyTab({ children }: { children: ReactNode }) {
  const shapes = <LoadingCard />;
  return <Suspense fallback={shapes}>{children}</Suspense>;
}

/** Dialogs come a moment after their click; nothing stands in their place. */
export const LazyDialog = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
