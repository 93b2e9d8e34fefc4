import { trpc } from '@corre/client/trpc.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Without a stream this often; the events of the fechamento refresh it otherwise, in milliseconds. */
const INTERVALO_MS = 60_000;

/** The courier's weeks with their accounts: how far each is, its adjustments and objections. */
export function useContas() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_MS);
  return trpc.fechamento.doEntregador.useQuery({ entregador_id }, { refetchInterval });
}

/** The accounts of one week; undefined while they are on their way, and of a week without anything in it. */
export const useConta = (semana_inicio: string | undefined) =>
  useContas().data?.find((conta) => conta.semana_inicio === semana_inicio);
