import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';

/** Cancels one request after a question. `alvo` is the request of the question, or null. */
export function useCancelar() {
  const utils = trpc.useUtils();
  const [alvo, setAlvo] = useState<SolicitacaoDoComercio | null>(null);
  const [aberto, setAberto] = useState(false);
  const cancelar = trpc.solicitacoes.cancelar.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['solicitacoes.cancelar'], erro),
    onSettled: () => {
      setAberto(false);
      return utils.solicitacoes.doComercio.invalidate();
    },
  });
  return {
    alvo,
    aberto,
    perguntar: (solicitacao: SolicitacaoDoComercio) => {
      setAlvo(solicitacao);
      setAberto(true);
    },
    setAberto,
    confirmar: () => alvo && cancelar.mutate({ solicitacao_id: alvo.id }),
    cancelando: cancelar.isPending,
  };
}
