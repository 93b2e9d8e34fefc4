import type { Marco } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { formatWhen, isoDay } from '../format/dates.ts';

export interface Preparo {
  pronto_em: string | null;
  marcos: readonly Marco[];
}

/** Returns 'às 19:40' for a time of today, 'em 23/11 19:40' for another day. */
export const asHoras = (instant: string, now: number): string =>
  `${isoDay(instant) === isoDay(now) ? 'às' : 'em'} ${formatWhen(instant, now)}`;

/** Returns when the shop said that a parcel is ready, or undefined before that. */
export const prontoDesde = ({ marcos }: Pick<Preparo, 'marcos'>): string | undefined =>
  marcos.find(({ tipo }) => tipo === 'pronto')?.quando;

/**
 * Returns 'pronto às 19:38', 'fica pronto às 19:40' or 'deveria estar pronto às 19:40' [pronto]. Returns null when
 * the shop gave no time.
 */
export function fraseDoPreparo(pedido: Preparo, now: number): string | null {
  const since = prontoDesde(pedido);
  if (since) return `pronto ${asHoras(since, now)}`;
  if (!pedido.pronto_em) return null;
  const after = Date.parse(pedido.pronto_em) > now;
  return `${after ? 'fica pronto' : 'deveria estar pronto'} ${asHoras(pedido.pronto_em, now)}`;
}

/** Returns the same with a capital letter: 'Fica pronto às 19:40'. */
export function linhaDoPreparo(pedido: Preparo, now: number): string | null {
  const sentence = fraseDoPreparo(pedido, now);
  return sentence && sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Returns the parcel of a route that is ready last, because the courier waits for it. */
export function ultimaAFicarPronta<Pedido extends Preparo>(pedidos: readonly [Pedido, ...Pedido[]]): Pedido {
  // The division puts every ready parcel before the parcels with an expected time.
  const vez = (pedido: Pedido): number => {
    const since = prontoDesde(pedido);
    if (since) return Date.parse(since) / 1e6;
    return pedido.pronto_em ? Date.parse(pedido.pronto_em) : 0;
  };
  return pedidos.reduce((last, pedido) => (vez(pedido) > vez(last) ? pedido : last));
}

/** Returns 'em geral 6 min no balcão', or null when there are too few waits for a median. */
export const fraseDoBalcao = (mediana_segundos: number | null | undefined): string | null =>
  mediana_segundos == null ? null : `em geral ${Math.max(1, Math.round(mediana_segundos / 60))} min no balcão`;
