/** A place on the map, in degrees. */
export interface Ponto {
  latitude: number;
  longitude: number;
}

const GRAUS = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** How the map apps write a place into a link: a pin, a parameter, what the view is centred on. The first that fits is the most exact. */
const FORMAS = [
  new RegExp(`!3d${GRAUS}!4d${GRAUS}`),
  new RegExp(String.raw`[?&](?:query|q|ll|destination|daddr)=(?:loc:)?${GRAUS},\s?\+?${GRAUS}(?![\d.])`),
  new RegExp(`/@${GRAUS},${GRAUS}`),
];

/** The place that a map link names by its degrees; null where it only names an address, is short, or leads nowhere on earth. */
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
