import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Time goes on without an event, in milliseconds. */
const MINUTO_MS = 60_000;

/** How long the courier stood online today, by the server; undefined until it has answered. */
export function useMinutosOnline(): number | undefined {
  const entregador_id = useEntregadorId();
  return trpc.fila.hoje.useQuery({ entregador_id }, { refetchInterval: MINUTO_MS }).data?.minutos_online;
}
