import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useUndo } from '@corre/ui/kit/undo-bar/undo-bar.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/** Returns the deliveries that wait for their release, oldest first. The header's badge counts them as well. */
export function usePendentes() {
  const comercio_nome = useComercioNome();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  return trpc.entregas.pendentes.useQuery({ comercio_nome }, { refetchInterval });
}

/**
 * Releases one delivery 5 s after the tap, because the server's release is final. `liberando` is the id of the running
 * call. `liberada` is the id of the delivery whose release can still be undone.
 */
export function useLiberar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [liberando, setLiberando] = useState<number | null>(null);
  const liberar = trpc.entregas.liberar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['entregas.liberar'], error),
    onSettled: async () => {
      await utils.entregas.invalidate();
      setLiberando(null);
    },
  });
  const { pending, start, undo } = useUndo(({ id }: EntregaView) => {
    setLiberando(id);
    liberar.mutate({ comercio_nome, entrega_id: id });
  });
  return { liberar: start, undo, liberada: pending?.id ?? null, liberando };
}
