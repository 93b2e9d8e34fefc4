import { createQueryClient } from '@corre/client/query-client.ts';
import { createTrpcClient, trpc } from '@corre/client/trpc.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '../kit/toaster/notify.ts';
import { watchCalm } from './calm.ts';
import { LateToaster } from './late-toaster.tsx';
import { sessionLost } from './leave.ts';
import { keepData, type Procedure, restoreData } from './persisted-data.ts';

export type DataRootProps = {
  /** whose last answers a reload without a network shows (decision record 0024); a constant list, never documents */
  guardar?: readonly Procedure[];
};

function startClient({ guardar }: DataRootProps) {
  const client = createQueryClient(sessionLost, notify.done);
  if (guardar) restoreData(client);
  return client;
}

/**
 * The API's cache and client, and the toasts that its answers end in. Apart from PageRoot, because the landing page shows
 * its first view without them. What it keeps over a reload, the
 * panel says.
 */
export function DataRoot({ guardar, children }: DataRootProps & { children: ReactNode }) {
  const [queryClient] = useState(() => startClient({ guardar }));
  const [trpcClient] = useState(createTrpcClient);
  useEffect(() => watchCalm(queryClient), [queryClient]);
  useEffect(() => (guardar ? keepData(queryClient, guardar) : undefined), [queryClient, guardar]);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <LateToaster />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
