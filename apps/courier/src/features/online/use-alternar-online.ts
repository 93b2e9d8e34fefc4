import { errorStatus, errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError } from '@corre/ui/shell/failure-notice.ts';
import { unlockSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useAvisos } from '../avisos/use-avisos.ts';

/** The online switch: the server may refuse with a reason, which stands for 8 s (specification §6). */
export function useAlternarOnline() {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const { pedir: pedirAvisos } = useAvisos();
  const perguntarSeSuspende = async () => {
    const depois = await utils.fila.estado.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    return depois?.suspenso ?? false;
  };
  const definir = trpc.fila.definirOnline.useMutation({
    onSuccess: async ({ message, is_online }) => {
      utils.fila.estado.setData({ entregador_id }, (antes) => antes && { ...antes, is_online, motivo_offline: null });
      // leaving may have been the refusal that suspends, and a suspension has a voice of its own
      const suspenso = !is_online && (await perguntarSeSuspende());
      if (!suspenso) notify.success(message);
    },
    onError: (erro) => {
      const recusado = errorStatus(erro) === 403;
      notifyError(erro, errorText(erro, FALHAS['fila.definirOnline']), recusado ? { duration: REFUSAL_TOAST_MS } : {});
    },
    onSettled: () => Promise.all([utils.fila.invalidate(), utils.ofertas.invalidate()]),
  });
  return {
    pendente: definir.isPending,
    alternar: (online: boolean) => {
      // the gesture that lets the page sound later, and the browser ask whether it may wake them
      unlockSound();
      if (online) pedirAvisos();
      definir.mutate({ entregador_id, online });
    },
  };
}
