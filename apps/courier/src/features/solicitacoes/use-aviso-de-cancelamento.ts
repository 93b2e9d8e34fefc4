import { trpc } from '@corre/client/trpc.ts';
import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';
import type { Solicitacao } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

/** Returns the open deliveries that left the list without being finished: cancelled, or transferred by support. */
export function sumidas<T extends { id: number; status: string }>(before: readonly T[], now: readonly T[]): T[] {
  return before.filter(({ id, status }) => status !== 'finalizada' && !now.some((other) => other.id === id));
}

interface Sumida {
  comercio: string;
  endereco: string;
  /** status when it was last seen */
  status: StatusSolicitacao;
}

/** In milliseconds. An older intervention is not the reason for a delivery that disappeared just now. */
const RECENTE_MS = 2 * 60_000;

/** A courier who left the shop has the parcel. A point of sale may cancel until the end (ADR 0038). */
const canceladaPelaLoja = ({ endereco, status }: Sumida): string =>
  `O comércio cancelou a entrega: ${endereco}${status === 'em_entrega' ? '. Leve o pedido de volta à loja.' : ''}`;

/**
 * Returns the notices for deliveries that left the courier's list. If support transferred or cancelled them, the
 * explanation of the queue has the reason. Otherwise the shop cancelled them [cancelar].
 */
export function porQueSumiu(foram: readonly Sumida[], eventos: readonly EventoDaFila[], now: number): string[] {
  const [first, ...others] = foram;
  if (!first) return [];
  const causa = eventos.find(
    ({ tipo, quando, comercio }) =>
      tipo === 'intervencao' && comercio === first.comercio && now - Date.parse(quando) < RECENTE_MS,
  );
  if (!causa) return foram.map(canceladaPelaLoja);
  const which = others.length > 0 ? `${foram.length} entregas` : first.endereco;
  return [`${fraseDoEvento(causa)} (${which})`];
}

/** Tells the courier when the shop or support takes a delivery away. */
export function useAvisoDeCancelamento(): void {
  const entregador_id = useEntregadorId();
  const { fila } = trpc.useUtils();
  const { data } = useMinhasEntregas();
  const before = useRef<readonly Solicitacao[] | undefined>(undefined);

  const avisar = async (foram: readonly Solicitacao[]) => {
    navigator.vibrate?.([200, 100, 200]);
    const explicacao = await fila.explicacao.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    for (const text of porQueSumiu(foram, explicacao?.eventos ?? [], serverNow()))
      notify.error(text, { duration: REFUSAL_TOAST_MS });
  };
  const comparar = useEffectEvent((now: readonly Solicitacao[] | undefined) => {
    if (!now) return;
    const foram = sumidas(before.current ?? [], now);
    before.current = now;
    if (foram.length > 0) void avisar(foram);
  });
  useEffect(() => comparar(data), [data]);
}
