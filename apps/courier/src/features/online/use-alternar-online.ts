import { errorStatus, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import { unlockSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { faltaPronto } from '../avisos/navegador.ts';
import { useSituacaoDosAvisos } from '../avisos/use-situacao.ts';
import { abrirPronto, prontoAMao } from '../pronto/pronto-state.ts';

/** Returns the online switch's function [online]. The server's reason for a refusal stands for 8 s [avisos]. */
export function useAlternarOnline() {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const situacao = useSituacaoDosAvisos();
  const perguntarSeSuspende = async () => {
    const after = await utils.fila.estado.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    return after?.suspenso ?? false;
  };
  const definir = trpc.fila.definirOnline.useMutation({
    onSuccess: async ({ message, is_online }) => {
      utils.fila.estado.setData(
        { entregador_id },
        (before) => before && { ...before, is_online, motivo_offline: null, offline_desde: null },
      );
      // Going offline may count as the refusal that suspends. A suspension has its own notice.
      const suspenso = !is_online && (await perguntarSeSuspende());
      if (!suspenso) notify.success(message);
    },
    onError: (error) => {
      const recusado = errorStatus(error) === 403;
      notifyError(
        error,
        errorText(error, FALHAS['fila.definirOnline']),
        recusado ? { duration: REFUSAL_TOAST_MS } : {},
      );
    },
    onSettled: () => Promise.all([utils.fila.invalidate(), utils.ofertas.invalidate()]),
  });
  return {
    pendente: definir.isPending,
    toggle: (online: boolean) => {
      // This press is the gesture that unlocks sound.
      unlockSound();
      const seguir = () => definir.mutate({ entregador_id, online });
      if (online && faltaPronto(situacao) && prontoAMao()) abrirPronto(seguir);
      else seguir();
    },
  };
}
