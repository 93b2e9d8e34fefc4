import { createQueryClient } from '@corre/api/client/query-client.ts';
import { createTrpcClient, trpc } from '@corre/api/client/trpc.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { applyTheme, useTheme } from '../theme/use-theme.ts';
import { Toaster } from '../toaster/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { sessionLost } from './leave.ts';
import { VersionNotice } from './version-notice.tsx';

type Props = {
  /** the path the app is served under, without a slash at its end: '', '/dashboard' */
  base: string;
  density: 'comfortable' | 'compact';
  /** the shop's 16 px within the compact density */
  texto16?: boolean;
  /** the courier: dark by system or after 18:00 */
  nightByClock?: boolean;
  /** pages for anyone, where a 401 is an answer like any other; elsewhere it ends in the login */
  publico?: boolean;
  children: ReactNode;
};

function Frame({ base, nightByClock = false, children }: Pick<Props, 'base' | 'nightByClock' | 'children'>) {
  useTheme({ nightByClock });
  return (
    <>
      <ErrorBoundary>
        <Router base={base}>{children}</Router>
      </ErrorBoundary>
      <VersionNotice base={`${base}/`} />
      <Toaster />
    </>
  );
}

/** What every app stands on: data, routes under its base path, theme, toasts, a way out of faults, the version check. */
export function AppRoot({ publico = false, ...frame }: Props) {
  const [queryClient] = useState(() => createQueryClient(publico ? undefined : sessionLost));
  const [trpcClient] = useState(createTrpcClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Frame {...frame} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/**
 * Starts an app in `#root`. Theme and density are put on <html> before anything is drawn, so that nothing flashes:
 * `startApp({ base: '/admin', density: 'compact', children: <Painel /> })`.
 */
export function startApp(props: Props): void {
  const { dataset } = document.documentElement;
  dataset.density = props.density;
  if (props.texto16) dataset.text = '16';
  applyTheme({ nightByClock: props.nightByClock });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <AppRoot {...props} />
    </StrictMode>,
  );
}
