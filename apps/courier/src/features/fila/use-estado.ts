import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { storeTimestampOnline } from '@corre/ui/shell/session.ts';
import { useEffect } from 'react';

/**
 * Returns the courier's state from the server, also after a reload [online]. Stores its `timestamp_online` [sessao].
 */
export function useEstado() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  const estado = trpc.fila.estado.useQuery({ entregador_id }, { refetchInterval });
  const desde = estado.data?.timestamp_online;
  useEffect(() => {
    if (desde !== undefined) storeTimestampOnline(desde);
  }, [desde]);
  return estado;
}
