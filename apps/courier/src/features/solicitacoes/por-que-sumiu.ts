import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import { fraseDoEvento } from '../fila/frase-do-evento.ts';

interface Sumida {
  comercio: string;
  endereco: string;
}

/** An intervention this long ago is not what took the delivery away just now, in milliseconds. */
const RECENTE_MS = 2 * 60_000;

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
  if (!causa) return sumidas.map(({ endereco }) => `O comércio cancelou a entrega: ${endereco}`);
  const quais = outras.length > 0 ? `${sumidas.length} entregas` : primeira.endereco;
  return [`${fraseDoEvento(causa)} (${quais})`];
}
