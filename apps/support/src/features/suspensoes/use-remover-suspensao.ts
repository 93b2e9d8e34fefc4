import { refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { ESPERA_APOS_REMOCAO_MS } from '@corre/contract/constants.ts';
import { falhaAoRemoverSuspensao } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import type { Alvo } from '../atos/ato.ts';

/** Message when the id or the name is missing, word for word as in [suspender]. */
const SEM_DADOS = 'Erro: Dados do entregador nao encontrados';

/** Removes a suspension and fetches the lists again after ESPERA_APOS_REMOCAO_MS [suspender]. */
export function useRemoverSuspensao({ id, nome_completo }: Alvo, onFim: () => void) {
  const utils = trpc.useUtils();
  const remover = trpc.suspensoes.remover.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setTimeout(() => {
        void utils.entregadores.invalidate();
        void utils.suspensoes.invalidate();
      }, ESPERA_APOS_REMOCAO_MS);
      onFim();
    },
    onError: (erro) => {
      notifyError(erro, refusalReason(erro) ?? falhaAoRemoverSuspensao(nome_completo));
      onFim();
    },
  });
  return {
    remover: () => {
      if (id && nome_completo) return remover.mutate({ entregador_id: id });
      notify.error(SEM_DADOS);
      onFim();
    },
    removendo: remover.isPending,
  };
}
