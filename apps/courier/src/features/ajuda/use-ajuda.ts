import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the open request for help and the function that creates it. A second press returns the same request. */
export function useAjuda() {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const { data } = trpc.ajuda.doEntregador.useQuery({ entregador_id });
  const pedir = trpc.ajuda.pedir.useMutation({
    onSuccess: ({ ajuda }) => utils.ajuda.doEntregador.setData({ entregador_id }, { aberta: ajuda }),
    onError: (erro) => notifyFailureWithReason(FALHAS['ajuda.pedir'], erro),
    onSettled: () => utils.ajuda.invalidate(),
  });
  return { aberta: data?.aberta ?? null, pedindo: pedir.isPending, pedir: () => pedir.mutate({ entregador_id }) };
}
