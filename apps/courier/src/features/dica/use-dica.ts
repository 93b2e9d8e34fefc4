import { trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the hint for a delivery's door. Returns undefined while it is unknown and after a failure [dica]. */
export function useDica(solicitacao_id: number) {
  const entregador_id = useEntregadorId();
  const { data } = trpc.enderecos.dicas.useQuery(
    { entregador_id },
    { staleTime: 0, refetchOnMount: 'always', retry: false },
  );
  return data?.find((uma) => uma.solicitacao_id === solicitacao_id);
}
