import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** What somebody found at the door of a delivery, and may be said of it; undefined until it is known, and when it cannot be (decision record 0071). */
export function useDica(solicitacao_id: number) {
  const entregador_id = useEntregadorId();
  const { data } = trpc.enderecos.dicas.useQuery(
    { entregador_id },
    { staleTime: 0, refetchOnMount: 'always', retry: false },
  );
  return data?.find((uma) => uma.solicitacao_id === solicitacao_id);
}
