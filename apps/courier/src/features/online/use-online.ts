import { statusDoErro, textoDoErro } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { INTERVALO_FILA_MS } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { usePolling } from '@corre/ui/shell/live-events.tsx';
import { unlockSound } from '@corre/ui/shell/repeating-sound.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { storeTimestampOnline } from '@corre/ui/shell/session.ts';
import { useEffect } from 'react';
import { useAvisos } from '../avisos/use-avisos.ts';

/** The courier's presence as the server has it; restored at load (specification §4). */
export function useEstado() {
  const entregador_id = useEntregadorId();
  const refetchInterval = usePolling(INTERVALO_FILA_MS);
  const estado = trpc.fila.estado.useQuery({ entregador_id }, { refetchInterval });
  const desde = estado.data?.timestamp_online;
  useEffect(() => {
    if (desde !== undefined) storeTimestampOnline(desde);
  }, [desde]);
  return estado;
}

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
      const recusado = statusDoErro(erro) === 403;
      notify.error(textoDoErro(erro, FALHAS['fila.definirOnline']), recusado ? { duration: REFUSAL_TOAST_MS } : {});
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
