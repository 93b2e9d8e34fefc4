import { trpc } from '@corre/client/trpc.ts';
import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/**
 * Returns the mutation that sends a request. A second press during the call does nothing. `falha` is the failure text
 * from the catalogue [falhas].
 */
export function useCriarSolicitacao(falha: string, onCreated: () => void) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const criar = trpc.solicitacoes.criar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onCreated();
      return utils.solicitacoes.doComercio.invalidate();
    },
    onError: (error) => notifyFailureWithReason(falha, error),
    onSettled: (_resposta, error) => guard.end(!error),
  });
  return {
    criar: (nova: NovaSolicitacao) => {
      if (guard.start()) criar.mutate({ comercio_nome, ...nova });
    },
    /** returns true for the second tap of a double tap; the empty form must not show errors for it */
    secondTap: guard.secondPress,
    sending: criar.isPending,
  };
}
