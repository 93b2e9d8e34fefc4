import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';

/** Cancels one request after a question. `target` is the request of the question, or null. */
export function useCancelar() {
  const utils = trpc.useUtils();
  const [target, setTarget] = useState<SolicitacaoDoComercio | null>(null);
  const [open, setOpen] = useState(false);
  const cancelar = trpc.solicitacoes.cancelar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['solicitacoes.cancelar'], error),
    onSettled: () => {
      setOpen(false);
      return utils.solicitacoes.doComercio.invalidate();
    },
  });
  return {
    target,
    open,
    ask: (solicitacao: SolicitacaoDoComercio) => {
      setTarget(solicitacao);
      setOpen(true);
    },
    setOpen,
    confirmar: () => target && cancelar.mutate({ solicitacao_id: target.id }),
    cancelando: cancelar.isPending,
  };
}
