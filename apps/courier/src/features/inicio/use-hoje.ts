import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** In milliseconds. The time online grows without an event. */
const MINUTO_MS = 60_000;

/** Returns the courier's minutes online today from the server. Undefined until the server answers. */
export function useMinutosOnline(): number | undefined {
  const entregador_id = useEntregadorId();
  return trpc.fila.hoje.useQuery({ entregador_id }, { refetchInterval: MINUTO_MS }).data?.minutos_online;
}
