import { notify, REFUSAL_TOAST_MS } from '@corre/ui/toaster/notify.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Solicitacao } from './rotas.ts';
import { sumidas } from './sumidas.ts';
import { useMinhasEntregas } from './use-minhas-entregas.ts';

/** A delivery that the shop took back goes from the list; the courier on his way is told (decision record 0005). */
export function useAvisoDeCancelamento(): void {
  const { data } = useMinhasEntregas();
  const antes = useRef<readonly Solicitacao[] | undefined>(undefined);
  const comparar = useEffectEvent((agora: readonly Solicitacao[] | undefined) => {
    if (!agora) return;
    for (const { endereco } of sumidas(antes.current ?? [], agora)) {
      navigator.vibrate?.([200, 100, 200]);
      notify.error(`O comércio cancelou a entrega: ${endereco}`, { duration: REFUSAL_TOAST_MS });
    }
    antes.current = agora;
  });
  useEffect(() => comparar(data), [data]);
}
