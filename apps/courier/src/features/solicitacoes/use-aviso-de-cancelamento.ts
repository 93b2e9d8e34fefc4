import { trpc } from '@corre/client/trpc.ts';
import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { notify, REFUSAL_TOAST_MS } from '@corre/ui/kit/toaster/notify.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';
import type { Solicitacao } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';

/** Returns the open deliveries that left the list without being finished: cancelled, or transferred by support. */
export function sumidas<T extends { id: number; status: string }>(before: readonly T[], now: readonly T[]): T[] {
  return before.filter(({ id, status }) => status !== 'finalizada' && !now.some((other) => other.id === id));
}

interface Sumida {
  id: number;
  endereco: string;
  /** since when it had this status */
  data_status: string;
  /** status when it was last seen */
  status: StatusSolicitacao;
}

/** A courier who left the shop has the parcel. A point of sale may cancel until the end (ADR 0038). */
const canceladaPelaLoja = ({ endereco, status }: Sumida): string =>
  `O comércio cancelou a entrega: ${endereco}${status === 'em_entrega' ? '. Leve o pedido de volta à loja.' : ''}`;

/**
 * Whether support's act took this delivery away. An act before the last step was about an earlier time with the same
 * courier. The previous release does not send the requests.
 */
const tirou = (evento: EventoDaFila, { id, data_status }: Sumida): boolean =>
  evento.tipo === 'intervencao' &&
  (evento.solicitacao_ids as readonly number[] | undefined)?.includes(id) === true &&
  evento.quando >= data_status;

/**
 * Returns the notices for deliveries that left the courier's list. If support transferred or cancelled one, the
 * explanation of the queue has the act and its reason, told once for all that it took. Otherwise the shop cancelled it
 * [cancelar].
 */
export function porQueSumiu(foram: readonly Sumida[], eventos: readonly EventoDaFila[]): string[] {
  const porCausa = Map.groupBy(foram, (uma) => eventos.find((evento) => tirou(evento, uma)));
  return [...porCausa].flatMap(([causa, suas]) => {
    if (!causa) return suas.map(canceladaPelaLoja);
    const which = suas.length > 1 ? `${suas.length} entregas` : suas[0]?.endereco;
    return [`${fraseDoEvento(causa)} (${which})`];
  });
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
    for (const text of porQueSumiu(foram, explicacao?.eventos ?? []))
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
