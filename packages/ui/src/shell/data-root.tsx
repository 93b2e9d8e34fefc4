import { createQueryClient } from '@corre/api/client/query-client.ts';
import { createTrpcClient, trpc } from '@corre/api/client/trpc.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Toaster } from '../toaster/toaster.tsx';
import { sessionLost } from './leave.ts';

/**
 * The API's cache and client, and the toasts that its answers end in. Apart from PageRoot, because the landing page shows
 * its first view without them. `publico`: a 401 is an answer like any other; elsewhere it ends in the login.
 */
export function DataRoot({ publico = false, children }: { publico?: boolean; children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient(publico ? undefined : sessionLost));
  const [trpcClient] = useState(createTrpcClient);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
