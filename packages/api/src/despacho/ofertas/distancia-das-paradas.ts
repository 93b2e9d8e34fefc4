import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import { distanciaEmMetros } from '../../base/distancia.ts';

interface Parada {
  comercio_link: string | null;
  link_localizacao: string | null;
}

/**
 * How far an offer leads in a straight line, in whole metres: from the shop over its stops in order. A place is known by the map link
 * that was stored with it; null where one is not, since half a way would look like the whole.
 */
export function distanciaDasParadas(paradas: readonly Parada[]): number | null {
  let aqui = pontoDoLink(paradas[0]?.comercio_link ?? null);
  let metros = 0;
  for (const { link_localizacao } of paradas) {
    const proximo = pontoDoLink(link_localizacao);
    if (aqui === null || proximo === null) return null;
    metros += distanciaEmMetros(aqui, proximo);
    aqui = proximo;
  }
  return Math.round(metros);
}
