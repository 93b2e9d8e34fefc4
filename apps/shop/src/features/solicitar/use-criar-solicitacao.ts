import { trpc } from '@corre/api/client/trpc.ts';
import type { NovaSolicitacao } from '@corre/api/solicitacoes/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { notify } from '@corre/ui/toaster/notify.ts';
import { avisarErro } from '../erros/avisar-erro.ts';

/** Sends a request; `falha` is what the catalogue says when it cannot be sent (specification §8). */
export function useCriarSolicitacao(falha: string, onCriada: () => void) {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const criar = trpc.solicitacoes.criar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onCriada();
      return utils.solicitacoes.doComercio.invalidate();
    },
    onError: (erro) => avisarErro(falha, erro),
  });
  return {
    criar: (nova: NovaSolicitacao) => criar.mutate({ comercio_nome, ...nova }),
    enviando: criar.isPending,
  };
}
