import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NOTA_PADRAO } from '@corre/contract/solicitacoes/nota.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/** Returns the state of the rating dialog and its actions. `target` is the request of the open dialog. */
export function useAvaliar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [target, setTarget] = useState<SolicitacaoDoComercio | null>(null);
  const [open, setOpen] = useState(false);
  const [nota, setNota] = useState(NOTA_PADRAO);
  const [comentario, setComentario] = useState('');
  const [guard] = useState(() => oneAtATime());
  const avaliar = trpc.avaliacoes.avaliar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setOpen(false);
    },
    onError: (error) => notifyFailureWithReason(FALHAS['avaliacoes.avaliar'], error),
    onSettled: (_resposta, error) => {
      guard.end(!error);
      return utils.solicitacoes.doComercio.invalidate();
    },
  });
  return {
    target,
    open,
    setOpen,
    nota,
    setNota,
    comentario,
    setComentario,
    show: (solicitacao: SolicitacaoDoComercio) => {
      setTarget(solicitacao);
      setNota(NOTA_PADRAO);
      setComentario('');
      setOpen(true);
    },
    enviar: () => {
      if (target && open && guard.start())
        avaliar.mutate({ comercio_nome, solicitacao_id: target.id, nota, comentario });
    },
    sending: avaliar.isPending,
  };
}
