import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** The request for help that waits for support, and the act that makes one; pressing again answers with the same. */
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
