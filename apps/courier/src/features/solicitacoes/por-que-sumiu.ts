import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';

interface Sumida {
  comercio: string;
  endereco: string;
  /** as it was last seen */
  status: StatusSolicitacao;
}

/** An intervention this long ago is not what took the delivery away just now, in milliseconds. */
const RECENTE_MS = 2 * 60_000;

/** Whoever left with it has it in the bag (decision record 0075: a point of sale may cancel until the end). */
const canceladaPelaLoja = ({ endereco, status }: Sumida): string =>
  `O comércio cancelou a entrega: ${endereco}${status === 'em_entrega' ? '. Leve o pedido de volta à loja.' : ''}`;

/**
 * What to say of deliveries that are in the courier's list no more. Support may have passed them on or cancelled them, which
 * the explanation of the queue tells with its reason; otherwise it was the shop (specification §4).
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
