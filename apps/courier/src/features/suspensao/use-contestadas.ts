import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** The courier's objections with what support answered; an event tells of a new answer. */
export function useContestadas() {
  const entregador_id = useEntregadorId();
  return trpc.suspensoes.contestadas.useQuery({ entregador_id });
}
