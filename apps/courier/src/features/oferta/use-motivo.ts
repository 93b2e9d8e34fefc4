import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { MotivoRecusa } from '@corre/contract/vocabulario.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** Returns the function that sends the reason for a refusal. The lists that show reasons are then read again. */
export function useMotivo(solicitacao_id: number, onFim: () => void) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const guardar = trpc.ofertas.motivo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      void utils.ofertas.recusas.invalidate();
      // A suspension shows the refusals that led to it, with their reasons.
      void utils.fila.estado.invalidate();
      onFim();
    },
    onError: (erro) => notifyFailure(FALHAS['ofertas.motivo'], erro),
  });
  return {
    enviando: guardar.isPending ? guardar.variables.motivo_recusa : null,
    escolher: (motivo_recusa: MotivoRecusa) => {
      if (!guardar.isPending) guardar.mutate({ entregador_id, solicitacao_id, motivo_recusa });
    },
  };
}
