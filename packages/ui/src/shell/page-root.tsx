import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigateBelowLayers, watchHistory } from '../kit/layers/layers.ts';
import { applyTheme, useKeptTheme } from '../kit/theme/use-theme.ts';
import { basePath } from './build.ts';
import { whenCalm } from './calm.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { leaveNow } from './leave-later.ts';
import { surviveTranslation } from './translated-page.ts';
import { VersionNotice } from './version-notice.tsx';

export type PageProps = {
  children: ReactNode;
  density: 'comfortable' | 'compact';
  /** the shop's text size of 16 px in the compact density */
  texto16?: boolean;
  /** the courier's rule: also dark from 18:00 to 6:00 */
  nightByClock?: boolean;
  /** what the first rendering waits for; never rejects */
  ready?: Promise<unknown> | null;
  /** the path of the page at prerendering, which has no browser (`drawnPage`) */
  drawnAt?: string;
};

/** Starts the focus keeper after the first view, because nothing disappears before that. */
function useFocusKeeper(): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const forget = whenCalm(() =>
      import('./focus-keeper.ts').then(
        ({ keepFocus }) => {
          if (!gone) stop = keepFocus();
        },
        () => undefined,
      ),
    );
    return () => {
      gone = true;
      forget();
      stop();
    };
  }, []);
}

type RootProps = Omit<PageProps, 'density' | 'ready'>;

/** Theme, routes below the app's base path, error boundary and version check. */
function PageRoot({ nightByClock = false, drawnAt, children }: RootProps) {
  useKeptTheme({ nightByClock });
  useFocusKeeper();
  return (
    <>
      <ErrorBoundary>
        <Router base={basePath} ssrPath={drawnAt} aroundNav={navigateBelowLayers}>
          {children}
        </Router>
      </ErrorBoundary>
      <VersionNotice />
    </>
  );
}

/** Returns the page for `startPage` and for the prerendering of a build. Both must render the same tree. */
export const pageOf = (props: RootProps): ReactNode => (
  <StrictMode>
    <PageRoot {...props} />
  </StrictMode>
);

/**
 * Renders a page in `#root`, or hydrates the prerendered HTML of this path (ADR 0030).
 * Sets theme and density on <html> first, to prevent a flash.
 */
export function startPage(props: PageProps): void {
  const { dataset } = document.documentElement;
  dataset.density = props.density;
  if (props.texto16) dataset.text = '16';
  applyTheme({ nightByClock: props.nightByClock });
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  watchHistory();
  surviveTranslation();
  const draw = () => {
    if (root.dataset.drawn === location.pathname) hydrateRoot(root, pageOf(props));
    else createRoot(root).render(pageOf(props));
  };
  const waits = [leaveNow(), props.ready].filter((wait) => wait != null);
  if (waits.length > 0) void Promise.all(waits).then(draw);
  else draw();
}
