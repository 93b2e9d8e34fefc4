import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the courier's objections with support's answers. An event announces a new answer. */
export function useContestadas() {
  const entregador_id = useEntregadorId();
  return trpc.suspensoes.contestadas.useQuery({ entregador_id });
}
