/** A place on the map, in degrees. */
export interface Ponto {
  latitude: number;
  longitude: number;
}

const GRAUS = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/**
 * How map apps write a place into a link: a pin, a parameter, or the centre of the view. The most exact form comes
 * first.
 */
const FORMAS = [
  new RegExp(`!3d${GRAUS}!4d${GRAUS}`),
  new RegExp(String.raw`[?&](?:query|q|ll|destination|daddr)=(?:loc:)?${GRAUS},\s?\+?${GRAUS}(?![\d.])`),
  new RegExp(`/@${GRAUS},${GRAUS}`),
];

/**
 * Returns the place of a map link with degrees. Returns null for a link with an address only, a short link or
 * impossible degrees.
 */
export function pontoDoLink(link: string | null): Ponto | null {
  if (link === null) return null;
  const legivel = link.replaceAll(/%2C/gi, ',').replaceAll(/%20/g, ' ');
  for (const forma of FORMAS) {
    const [, latitude, longitude] = (forma.exec(legivel) ?? []).map(Number);
    if (latitude === undefined || longitude === undefined) continue;
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
  }
  return null;
}
