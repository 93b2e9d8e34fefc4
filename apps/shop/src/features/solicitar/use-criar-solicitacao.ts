import { trpc } from '@corre/api/client/trpc.ts';
import type { NovaSolicitacao } from '@corre/api/solicitacoes/contrato.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { useState } from 'react';
import { umaVez } from '../uma-vez/uma-vez.ts';

/** Sends a request, once however often it is pressed; `falha` is what the catalogue says when it cannot be sent (specification §8). */
export function useCriarSolicitacao(falha: string, onCriada: () => void) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [guarda] = useState(() => umaVez());
  const criar = trpc.solicitacoes.criar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onCriada();
      return utils.solicitacoes.doComercio.invalidate();
    },
    onError: (erro) => notifyFailureWithReason(falha, erro),
    onSettled: (_resposta, erro) => guarda.terminar(!erro),
  });
  return {
    criar: (nova: NovaSolicitacao) => {
      if (guarda.comecar()) criar.mutate({ comercio_nome, ...nova });
    },
    /** the fresh form must not complain about the second tap of the one that was sent */
    segundoToque: guarda.segundoToque,
    enviando: criar.isPending,
  };
}
