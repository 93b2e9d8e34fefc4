import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigateBelowLayers, watchHistory } from '../kit/layers/layers.ts';
import { applyTheme, useTheme } from '../kit/theme/use-theme.ts';
import { basePath } from './base-path.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { leaveNow } from './leave-later.ts';
import { VersionNotice } from './version-notice.tsx';

export type PageRootProps = {
  density: 'comfortable' | 'compact';
  /** the shop's 16 px within the compact density */
  texto16?: boolean;
  /** the courier: dark by system or after 18:00 */
  nightByClock?: boolean;
};

/** Nothing vanishes in the first moment: what keeps the focus comes after the first view. */
function useFocusKeeper(): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    import('./focus-keeper.ts').then(
      ({ keepFocus }) => {
        if (!gone) stop = keepFocus();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
}

/** Theme, routes under the app's base path, a way out of faults, the version check. */
export function PageRoot({ nightByClock = false, children }: PageRootProps & { children: ReactNode }) {
  useTheme({ nightByClock });
  useFocusKeeper();
  return (
    <>
      <ErrorBoundary>
        <Router base={basePath} aroundNav={navigateBelowLayers}>
          {children}
        </Router>
      </ErrorBoundary>
      <VersionNotice />
    </>
  );
}

/**
 * Draws a page in `#root`. Theme and density are put on <html> before anything is drawn, so that nothing flashes.
 */
export function startPage(props: PageRootProps & { children: ReactNode }): void {
  const { dataset } = document.documentElement;
  dataset.density = props.density;
  if (props.texto16) dataset.text = '16';
  applyTheme({ nightByClock: props.nightByClock });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  watchHistory();
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <PageRoot {...props} />
      </StrictMode>,
    );
  const leaving = leaveNow();
  if (leaving) void leaving.then(draw);
  else draw();
}
