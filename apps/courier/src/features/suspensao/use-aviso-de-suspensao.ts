import { trpc } from '@corre/client/trpc.ts';
import { notify, SUSPENDED_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useEstado } from '../fila/use-fila.ts';

const STORAGE_KEY = 'corre_suspensao_avisada';

/**
 * Returns true at the first call for a suspension in this tab. A reload then does not show the notice again over the
 * card.
 */
function primeiraVez(suspensao_id: number): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === String(suspensao_id)) return false;
    sessionStorage.setItem(STORAGE_KEY, String(suspensao_id));
  } catch {
    // Without storage every load shows the notice.
  }
  return true;
}

/**
 * Shows a suspension once, for 10 s [avisos]: 'CONTA SUSPENSA' and the message of the offer query. A failed check of
 * the online state is only logged [falhas].
 */
export function useAvisoDeSuspensao(): void {
  const entregador_id = useEntregadorId();
  const { ofertas } = trpc.useUtils();
  const { data: estado, error } = useEstado();
  const suspensao = estado?.suspensao;
  const avisar = useEffectEvent(async () => {
    if (!suspensao || !primeiraVez(suspensao.id)) return;
    // The card of the suspension is at the top.
    scrollTo({ top: 0 });
    const resposta = await ofertas.proxima.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    notify.error(`CONTA SUSPENSA. ${resposta?.suspenso ? resposta.message : suspensao.motivo_suspensao}`, {
      duration: SUSPENDED_TOAST_MS,
    });
  });
  const id = suspensao?.id;
  useEffect(() => {
    if (id !== undefined) void avisar();
  }, [id]);
  useEffect(() => {
    if (error) console.warn('Online não conferido', error);
  }, [error]);
}
