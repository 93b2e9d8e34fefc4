import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** A week closes by the clock, which no event tells; in milliseconds. */
const INTERVALO_MS = 60_000;

/** The courier's weeks with their accounts: how far each is, its adjustments and objections. */
export function useContas() {
  const entregador_id = useEntregadorId();
  return trpc.fechamento.doEntregador.useQuery({ entregador_id }, { refetchInterval: INTERVALO_MS });
}

/** The accounts of one week; undefined while they are on their way, and of a week without anything in it. */
export const useConta = (semana_inicio: string | undefined) =>
  useContas().data?.find((conta) => conta.semana_inicio === semana_inicio);
