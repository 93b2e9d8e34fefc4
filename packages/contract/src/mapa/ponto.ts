/** A place on the map, in degrees. */
export interface Ponto {
  latitude: number;
  longitude: number;
}

const GRAUS = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
/** Two degrees. A further digit or dot would make them part of something else. */
const PAR = String.raw`${GRAUS},\s*${GRAUS}(?![\d.])`;
const parametro = (nomes: string, valor: string) => new RegExp(`[?&](?:${nomes})=${valor}`, 'i');
/** Before the degrees of a parameter: 'loc:', or the place's name and an at sign. */
const NOME = '(?:loc:|[^&#]*@)?';

/** How a link says where to go: a stop, a pin, or what was looked for. The most exact form comes first. */
const LUGARES = [
  parametro('destination|daddr', NOME + PAR),
  new RegExp(`!3d${GRAUS}!4d${GRAUS}`),
  parametro('query|q|coordinate', NOME + PAR),
  parametro('to', String.raw`ll\.${PAR}`),
  parametro('latlng', PAR),
  new RegExp(String.raw`[?&]mlat=${GRAUS}(?![\d.])[^#]*?&mlon=${GRAUS}(?![\d.])`),
  new RegExp(`/(?:search|place)/(?:loc:)?${PAR}`),
  new RegExp(`^geo:(?!0(?:\\.0*)?,0(?:\\.0*)?(?![\\d.]))${PAR}`, 'i'),
];
const PINO = parametro('ll', PAR);
/** The middle of the view. It stands for the place only where the link says nothing better. */
const VISTA = new RegExp(`(?:/@${GRAUS},${GRAUS}|#map=[\\d.]+/${GRAUS}/${GRAUS})`);
/** Google writes the middle of the view as `ll` beside what was looked for. Other apps write the pin so. */
const GOOGLE_PROCURA = /^https?:\/\/(?:[^/]*\.)?google\.[^?#]*\?(?:[^#]*&)?(?:q|query)=[^&#]/i;

/** '/maps/dir/A/B/@view': the stops of a way in order. The last one is where to go. */
const CAMINHO = /\/dir\/([^?#]*)/;
/** A stop's place in the data behind the path: longitude first. */
const PARADA = new RegExp(`!1d${GRAUS}!2d${GRAUS}(?![\\d.])`, 'g');

const pontoDe = (achado: RegExpExecArray | null): Ponto | null => {
  const [latitude, longitude] = (achado ?? []).slice(1).filter(Boolean).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** Returns the place of the last stop. A stop that is only an address has its place in the data, if anywhere. */
function ultimaParada(caminho: string): Ponto | null {
  const paradas = caminho.split('/').filter((parte) => parte !== '' && !/^(?:@|data=|am=)/.test(parte));
  const dita = pontoDe(new RegExp(`^${PAR}$`).exec(paradas.at(-1) ?? ''));
  if (dita) return dita;
  const [, longitude, latitude] = [...caminho.matchAll(PARADA)].at(-1) ?? [];
  return latitude === undefined ? null : pontoDe(new RegExp(PAR).exec(`${latitude},${longitude}`));
}

/** Decodes the characters that matter. A wrong escape sequence elsewhere must not spoil the link. */
const legivel = (link: string) =>
  link
    .replaceAll(/%2C/gi, ',')
    .replaceAll(/%40/g, '@')
    .replaceAll(/%3A/gi, ':')
    .replaceAll(/(?:%20|%2B|\+)(?=[-+%]|\d)/gi, ' ')
    .replaceAll(/, +/g, ',');

/** The first link of a text: 'Minha casa: https://…'. A text without one is taken whole. */
const PRIMEIRO_LINK = /(?:https?:\/\/|geo:)\S+?(?=[.,;:!)\]>"']*(?:\s|$))/i;

/**
 * Returns the place of a map link with degrees, also within a text. Returns null for a link with an address only, a
 * short link or impossible degrees.
 */
export function pontoDoLink(texto: string | null): Ponto | null {
  if (texto === null) return null;
  // In a link a blank is no end: '?q=-23.42, -51.93' is how people copy it.
  const junto = texto.replaceAll(/(\d),\s+(?=[-+]?\d)/g, '$1,');
  const link = legivel(PRIMEIRO_LINK.exec(junto)?.[0] ?? junto);
  const caminho = CAMINHO.exec(link)?.[1];
  if (caminho !== undefined && !/[?&](?:destination|daddr)=/.test(link)) {
    const parada = ultimaParada(caminho);
    if (parada || caminho.split('/').some((parte) => parte !== '' && !parte.startsWith('@'))) return parada;
  }
  for (const lugar of LUGARES) {
    const achado = lugar.exec(link);
    if (achado) return pontoDe(achado);
  }
  if (GOOGLE_PROCURA.test(link)) return null;
  return pontoDe(PINO.exec(link) ?? VISTA.exec(link));
}
