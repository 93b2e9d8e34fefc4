import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigateBelowLayers, watchHistory } from '../kit/layers/layers.ts';
import { applyTheme, useKeptTheme } from '../kit/theme/use-theme.ts';
import { basePath } from './base-path.ts';
import { whenCalm } from './calm.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { leaveNow } from './leave-later.ts';
import { VersionNotice } from './version-notice.tsx';

export type PageProps = {
  children: ReactNode;
  density: 'comfortable' | 'compact';
  /** the shop's 16 px within the compact density */
  texto16?: boolean;
  /** the courier: dark by system or after 18:00 */
  nightByClock?: boolean;
  /** where the page is drawn without a browser (`drawnPage`): its path */
  drawnAt?: string;
};

/** Nothing vanishes in the first moment: what keeps the focus comes after the first view. */
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

/** Theme, routes under the app's base path, a way out of faults, the version check. */
function PageRoot({ nightByClock = false, drawnAt, children }: Omit<PageProps, 'density'>) {
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

/** A page as `startPage` draws it, and as a build draws it into the HTML: both must draw the same. */
export const pageOf = (props: Omit<PageProps, 'density'>): ReactNode => (
  <StrictMode>
    <PageRoot {...props} />
  </StrictMode>
);

/**
 * Draws a page in `#root`, or takes over what the HTML brought along for this path (docs/decisions/0086-drawn-at-the-build.md). Theme and
 * density are put on <html> before anything is drawn, so that nothing flashes.
 */
export function startPage(props: PageProps): void {
  const { dataset } = document.documentElement;
  dataset.density = props.density;
  if (props.texto16) dataset.text = '16';
  applyTheme({ nightByClock: props.nightByClock });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  watchHistory();
  const draw = () => {
    if (root.dataset.drawn === location.pathname) hydrateRoot(root, pageOf(props));
    else createRoot(root).render(pageOf(props));
  };
  const leaving = leaveNow();
  if (leaving) void leaving.then(draw);
  else draw();
}
