import type { ReactNode } from 'react';
import { DataRoot } from './data-root.tsx';
import { PageRoot, type PageRootProps, startPage } from './page-root.tsx';
import { registerServiceWorker } from './register-sw.ts';

type Props = PageRootProps & {
  /** pages for anyone, where a 401 is an answer like any other; elsewhere it ends in the login */
  publico?: boolean;
  children: ReactNode;
};

/** What every panel stands on: data, toasts, routes under its base path, theme, a way out of faults, the version check. */
export function AppRoot({ publico, children, ...page }: Props) {
  return (
    <PageRoot {...page}>
      <DataRoot publico={publico}>{children}</DataRoot>
    </PageRoot>
  );
}

/** Starts a panel in `#root`: `startApp({ base: '/admin', density: 'compact', children: <Painel /> })`. */
export function startApp({ publico, children, ...page }: Props): void {
  registerServiceWorker(page.base);
  startPage({ ...page, children: <DataRoot publico={publico}>{children}</DataRoot> });
}
