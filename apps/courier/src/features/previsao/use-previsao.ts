import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/**
 * In milliseconds. The pace of the queue changes by the quarter of an hour. The answer contains every place, so moving
 * up needs no request.
 */
const DE_NOVO_MS = 300_000;

/**
 * Returns the forecast for the courier (ADR 0066). Undefined while it loads and after a failure; nothing depends on it.
 */
export function usePrevisao() {
  const entregador_id = useEntregadorId();
  return trpc.previsao.doEntregador.useQuery({ entregador_id }, { refetchInterval: DE_NOVO_MS, staleTime: DE_NOVO_MS })
    .data;
}
