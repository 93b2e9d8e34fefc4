import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';

interface Sumida {
  comercio: string;
  endereco: string;
  /** status when it was last seen */
  status: StatusSolicitacao;
}

/** In milliseconds. An older intervention is not the reason for a delivery that disappeared just now. */
const RECENTE_MS = 2 * 60_000;

/** A courier who left the shop has the parcel. A point of sale may cancel until the end (ADR 0075). */
const canceladaPelaLoja = ({ endereco, status }: Sumida): string =>
  `O comércio cancelou a entrega: ${endereco}${status === 'em_entrega' ? '. Leve o pedido de volta à loja.' : ''}`;

/**
 * Returns the notices for deliveries that left the courier's list. If support transferred or cancelled them, the
 * explanation of the queue has the reason. Otherwise the shop cancelled them [cancelar].
 */
export function porQueSumiu(sumidas: readonly Sumida[], eventos: readonly EventoDaFila[], agora: number): string[] {
  const [primeira, ...outras] = sumidas;
  if (!primeira) return [];
  const causa = eventos.find(
    ({ tipo, quando, comercio }) =>
      tipo === 'intervencao' && comercio === primeira.comercio && agora - Date.parse(quando) < RECENTE_MS,
  );
  if (!causa) return sumidas.map(canceladaPelaLoja);
  const quais = outras.length > 0 ? `${sumidas.length} entregas` : primeira.endereco;
  return [`${fraseDoEvento(causa)} (${quais})`];
}
