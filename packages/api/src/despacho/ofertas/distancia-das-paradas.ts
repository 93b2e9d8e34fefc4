import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import { distanciaEmMetros } from '../../base/distancia.ts';

interface Parada {
  comercio_link: string | null;
  link_localizacao: string | null;
}

/**
 * Returns the straight-line distance from the shop over the stops in order, in whole metres. Positions come from the
 * stored map links. Returns null if one is missing, because a partial distance would look like the whole.
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
