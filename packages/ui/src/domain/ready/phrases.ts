import type { Marco } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { formatWhen, isoDay } from '../format/dates.ts';

export interface Preparo {
  pronto_em: string | null;
  marcos: readonly Marco[];
}

/** Returns 'às 19:40' for a time of today, 'em 23/11 19:40' for another day. */
export const asHoras = (instante: string, agora: number): string =>
  `${isoDay(instante) === isoDay(agora) ? 'às' : 'em'} ${formatWhen(instante, agora)}`;

/** Returns when the shop said that a parcel is ready, or undefined before that. */
export const prontoDesde = ({ marcos }: Pick<Preparo, 'marcos'>): string | undefined =>
  marcos.find(({ tipo }) => tipo === 'pronto')?.quando;

/**
 * Returns 'pronto às 19:38', 'fica pronto às 19:40' or 'deveria estar pronto às 19:40' [pronto]. Returns null when
 * the shop gave no time.
 */
export function fraseDoPreparo(pedido: Preparo, agora: number): string | null {
  const desde = prontoDesde(pedido);
  if (desde) return `pronto ${asHoras(desde, agora)}`;
  if (!pedido.pronto_em) return null;
  const depois = Date.parse(pedido.pronto_em) > agora;
  return `${depois ? 'fica pronto' : 'deveria estar pronto'} ${asHoras(pedido.pronto_em, agora)}`;
}

/** Returns the same with a capital letter: 'Fica pronto às 19:40'. */
export function linhaDoPreparo(pedido: Preparo, agora: number): string | null {
  const frase = fraseDoPreparo(pedido, agora);
  return frase && frase.charAt(0).toUpperCase() + frase.slice(1);
}

/** Returns the parcel of a route that is ready last, because the courier waits for it. */
export function ultimaAFicarPronta<Pedido extends Preparo>(pedidos: readonly [Pedido, ...Pedido[]]): Pedido {
  // The division puts every ready parcel before the parcels with an expected time.
  const vez = (pedido: Pedido): number => {
    const desde = prontoDesde(pedido);
    if (desde) return Date.parse(desde) / 1e6;
    return pedido.pronto_em ? Date.parse(pedido.pronto_em) : 0;
  };
  return pedidos.reduce((ultima, pedido) => (vez(pedido) > vez(ultima) ? pedido : ultima));
}

/** Returns 'em geral 6 min no balcão', or null when there are too few waits for a median. */
export const fraseDoBalcao = (mediana_segundos: number | null | undefined): string | null =>
  mediana_segundos == null ? null : `em geral ${Math.max(1, Math.round(mediana_segundos / 60))} min no balcão`;
