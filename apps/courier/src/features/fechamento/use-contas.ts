import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** In milliseconds. A week closes by the clock, and no event announces that. */
const INTERVALO_MS = 60_000;

/** Returns the courier's weeks with their accounts: state, adjustments and objections. */
export function useContas() {
  const entregador_id = useEntregadorId();
  return trpc.fechamento.doEntregador.useQuery({ entregador_id }, { refetchInterval: INTERVALO_MS });
}

/** Returns the accounts of one week. Undefined while they load, and for a week without any entry. */
export const useConta = (semana_inicio: string | undefined) =>
  useContas().data?.find((conta) => conta.semana_inicio === semana_inicio);
