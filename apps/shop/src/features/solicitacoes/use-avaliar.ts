import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { NOTA_PADRAO } from '@corre/contract/solicitacoes/nota.ts';
import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/** Returns the state of the rating dialog and its actions. `alvo` is the request of the open dialog. */
export function useAvaliar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [alvo, setAlvo] = useState<SolicitacaoDoComercio | null>(null);
  const [aberto, setAberto] = useState(false);
  const [nota, setNota] = useState(NOTA_PADRAO);
  const [comentario, setComentario] = useState('');
  const [guard] = useState(() => oneAtATime());
  const avaliar = trpc.avaliacoes.avaliar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setAberto(false);
    },
    onError: (erro) => notifyFailureWithReason(FALHAS['avaliacoes.avaliar'], erro),
    onSettled: (_resposta, erro) => {
      guard.end(!erro);
      return utils.solicitacoes.doComercio.invalidate();
    },
  });
  return {
    alvo,
    aberto,
    setAberto,
    nota,
    setNota,
    comentario,
    setComentario,
    abrir: (solicitacao: SolicitacaoDoComercio) => {
      setAlvo(solicitacao);
      setNota(NOTA_PADRAO);
      setComentario('');
      setAberto(true);
    },
    enviar: () => {
      if (alvo && aberto && guard.start()) avaliar.mutate({ comercio_nome, solicitacao_id: alvo.id, nota, comentario });
    },
    enviando: avaliar.isPending,
  };
}
