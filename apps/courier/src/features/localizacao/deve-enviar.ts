import type { Lugar } from '@corre/contract/localizacao/contrato.ts';

/** Shortest time between two positions, in milliseconds. */
const CADA_MS = 20_000;
/** A courier who stands still says so once in this time, in milliseconds. */
const PARADO_MS = 60_000;
/** A smaller move is not news, in metres. */
const PASSO_METROS = 25;

const METROS_POR_GRAU = 111_320;

/** Returns the distance of two near places in metres. Within a city the earth is flat enough. */
function metrosEntre(a: Lugar, b: Lugar): number {
  const y = (a.latitude - b.latitude) * METROS_POR_GRAU;
  const x = (a.longitude - b.longitude) * METROS_POR_GRAU * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, y);
}

/** A position and the moment when it was sent, in milliseconds of a monotonic clock. */
export interface Enviada extends Lugar {
  quando: number;
}

/** Returns whether a position is worth a request on a phone's line [localizacao]. */
export function deveEnviar(antes: Enviada | null, lugar: Lugar, agora: number): boolean {
  if (antes === null) return true;
  const idade = agora - antes.quando;
  return idade >= PARADO_MS || (idade >= CADA_MS && metrosEntre(antes, lugar) > PASSO_METROS);
}
