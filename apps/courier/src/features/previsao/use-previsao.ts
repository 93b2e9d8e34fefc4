import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** The pace of the queue changes by the quarter of an hour. The answer knows every place, so moving up asks nothing. */
const DE_NOVO_MS = 300_000;

/** What the courier may expect (decision record 0066). Nothing stands on it: until it comes, and when it fails, nothing is said. */
export function usePrevisao() {
  const entregador_id = useEntregadorId();
  return trpc.previsao.doEntregador.useQuery({ entregador_id }, { refetchInterval: DE_NOVO_MS, staleTime: DE_NOVO_MS })
    .data;
}
