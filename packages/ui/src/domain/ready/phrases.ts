import type { Marco } from '@corre/contract/solicitacoes/marcos-contrato.ts';
import { formatWhen, isoDay } from '../format/dates.ts';

export interface Preparo {
  pronto_em: string | null;
  marcos: readonly Marco[];
}

/** 'às 19:40', with its day when that is not today: 'em 23/11 19:40'. */
export const asHoras = (instante: string, agora: number): string =>
  `${isoDay(instante) === isoDay(agora) ? 'às' : 'em'} ${formatWhen(instante, agora)}`;

/** When the shop said that a parcel is ready; undefined: it did not. */
export const prontoDesde = ({ marcos }: Pick<Preparo, 'marcos'>): string | undefined =>
  marcos.find(({ tipo }) => tipo === 'pronto')?.quando;

/** 'pronto às 19:38', 'fica pronto às 19:40', 'deveria estar pronto às 19:40'; null when nobody said anything (decision record 0067). */
export function fraseDoPreparo(pedido: Preparo, agora: number): string | null {
  const desde = prontoDesde(pedido);
  if (desde) return `pronto ${asHoras(desde, agora)}`;
  if (!pedido.pronto_em) return null;
  const depois = Date.parse(pedido.pronto_em) > agora;
  return `${depois ? 'fica pronto' : 'deveria estar pronto'} ${asHoras(pedido.pronto_em, agora)}`;
}

/** The same at the head of a line: 'Fica pronto às 19:40'. */
export function linhaDoPreparo(pedido: Preparo, agora: number): string | null {
  const frase = fraseDoPreparo(pedido, agora);
  return frase && frase.charAt(0).toUpperCase() + frase.slice(1);
}

/** Of several parcels that go together: that of the one which is ready last, since the courier waits for it. */
export function ultimaAFicarPronta<Pedido extends Preparo>(pedidos: readonly [Pedido, ...Pedido[]]): Pedido {
  // who is not ready counts after whoever is
  const vez = (pedido: Pedido): number => {
    const desde = prontoDesde(pedido);
    if (desde) return Date.parse(desde) / 1e6;
    return pedido.pronto_em ? Date.parse(pedido.pronto_em) : 0;
  };
  return pedidos.reduce((ultima, pedido) => (vez(pedido) > vez(ultima) ? pedido : ultima));
}

/** 'em geral 6 min no balcão'; null while too few waited to say it. */
export const fraseDoBalcao = (mediana_segundos: number | null | undefined): string | null =>
  mediana_segundos == null ? null : `em geral ${Math.max(1, Math.round(mediana_segundos / 60))} min no balcão`;
