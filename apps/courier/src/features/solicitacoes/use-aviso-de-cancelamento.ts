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
export function sumidas<T extends { id: number; status: string }>(antes: readonly T[], agora: readonly T[]): T[] {
  return antes.filter(({ id, status }) => status !== 'finalizada' && !agora.some((outra) => outra.id === id));
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
export function porQueSumiu(foram: readonly Sumida[], eventos: readonly EventoDaFila[], agora: number): string[] {
  const [primeira, ...outras] = foram;
  if (!primeira) return [];
  const causa = eventos.find(
    ({ tipo, quando, comercio }) =>
      tipo === 'intervencao' && comercio === primeira.comercio && agora - Date.parse(quando) < RECENTE_MS,
  );
  if (!causa) return foram.map(canceladaPelaLoja);
  const quais = outras.length > 0 ? `${foram.length} entregas` : primeira.endereco;
  return [`${fraseDoEvento(causa)} (${quais})`];
}

/** Tells the courier when the shop or support takes a delivery away. */
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
