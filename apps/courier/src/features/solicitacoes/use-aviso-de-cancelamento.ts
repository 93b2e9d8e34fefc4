import { trpc } from '@corre/client/trpc.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Solicitacao } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { porQueSumiu } from './por-que-sumiu.ts';
import { sumidas } from './sumidas.ts';

/** Tells the courier when the shop or support takes a delivery away (ADR 0005). */
export function useAvisoDeCancelamento(): void {
  const entregador_id = useEntregadorId();
  const { fila } = trpc.useUtils();
  const { data } = useMinhasEntregas();
  const antes = useRef<readonly Solicitacao[] | undefined>(undefined);

  const avisar = async (foram: readonly Solicitacao[]) => {
    navigator.vibrate?.([200, 100, 200]);
    const explicacao = await fila.explicacao.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    for (const texto of porQueSumiu(foram, explicacao?.eventos ?? [], serverNow()))
      notify.error(texto, { duration: REFUSAL_TOAST_MS });
  };
  const comparar = useEffectEvent((agora: readonly Solicitacao[] | undefined) => {
    if (!agora) return;
    const foram = sumidas(antes.current ?? [], agora);
    antes.current = agora;
    if (foram.length > 0) void avisar(foram);
  });
  useEffect(() => comparar(data), [data]);
}
