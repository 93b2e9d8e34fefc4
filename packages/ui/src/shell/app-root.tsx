import { createQueryClient } from '@corre/client/query-client.ts';
import { createTrpcClient, trpc } from '@corre/client/trpc.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '../kit/toaster/notify.ts';
import { panelKind } from './build.ts';
import { watchCalm } from './calm.ts';
import { captureInstall } from './install.ts';
import { LateToaster } from './late-toaster.tsx';
import { sessionLost } from './leave.ts';
import { type PageProps, startPage } from './page-root.tsx';
import { DATA_SLOT, keepData, type Procedure, restoreData } from './persisted-data.ts';
import { registerServiceWorker } from './register-sw.ts';
import { openSealed, wantSealed } from './sealed/sealed.ts';
import { accountName, readSession } from './session.ts';

type DataRootProps = {
  /**
   * the procedures whose last answers a reload without a network shows (ADR 0030); a constant list, never personal
   * documents
   */
  kept?: readonly Procedure[];
};

function startClient({ kept }: DataRootProps) {
  const client = createQueryClient(sessionLost, notify.done);
  if (kept) restoreData(client);
  return client;
}

/**
 * Provides the API client, its cache and the toasts. Separate from PageRoot, because the landing page shows its first
 * view without them.
 * `kept` lists the answers that survive a reload.
 */
export function DataRoot({ kept, children }: DataRootProps & { children: ReactNode }) {
  const [queryClient] = useState(() => startClient({ kept }));
  const [trpcClient] = useState(() => createTrpcClient(panelKind));
  useEffect(() => watchCalm(queryClient), [queryClient]);
  useEffect(() => (kept ? keepData(queryClient, kept) : undefined), [queryClient, kept]);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <LateToaster />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

type Props = Omit<PageProps, 'ready'> &
  DataRootProps & {
    /** the slots with personal data that the panel keeps on the device besides `kept` (ADR 0049) */
    sealed?: readonly string[];
  };

/** Opens the sealed values of the stored session. A session of another panel's kind has its values there. */
function openStored(): Promise<void> | null {
  const sessao = readSession();
  if (!sessao || (panelKind !== null && sessao.user_type !== panelKind)) return null;
  return openSealed(accountName(sessao));
}

/**
 * Starts a panel in `#root`: `startApp({ density: 'compact', children: <Painel /> })`.
 * Every panel gets data, toasts, routes below its base path, the theme, an error boundary and the version check.
 */
export function startApp({ kept, sealed = [], children, ...page }: Props): void {
  registerServiceWorker();
  captureInstall();
  wantSealed(kept ? [DATA_SLOT, ...sealed] : sealed);
  startPage({
    ...page,
    ready: openStored(),
    children: <DataRoot kept={kept}>{children}</DataRoot>,
  });
}
