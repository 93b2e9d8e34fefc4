import { trpc } from '@corre/api/client/trpc.ts';
import { FALHAS } from '@corre/api/shared/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/api/solicitacoes/contrato.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useState } from 'react';

/** Cancelling one request after the question. `alvo` is the request that is asked about, null while nothing is. */
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
