import type { Ponto } from '@corre/contract/mapa/ponto.ts';

const RAIO_DA_TERRA_M = 6_371_000;
const radianos = (graus: number) => (graus * Math.PI) / 180;

/** Returns the straight-line distance between two places, in metres (haversine). */
export function distanciaEmMetros(de: Ponto, ate: Ponto): number {
  const dLat = radianos(ate.latitude - de.latitude);
  const dLon = radianos(ate.longitude - de.longitude);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radianos(de.latitude)) * Math.cos(radianos(ate.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * RAIO_DA_TERRA_M * Math.asin(Math.min(1, Math.sqrt(a)));
}
