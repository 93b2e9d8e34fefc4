import { pontoDoLink } from '../mapa/ponto.ts';

/** Longest map link, in characters. */
export const LINK_MAX = 2_000;

/** Whether a map link may be followed: https only (docs/security.md). */
export const isSafeLink = (link: string): boolean => URL.canParse(link) && new URL(link).protocol === 'https:';

const NO_TEXTO = /(?:^|\s)(https:\/\/\S+?)[.,;:!)\]>"']*(?=\s|$)/i;
const GEO = /(?:^|\s)(geo:\S+)/i;

/**
 * Returns the link of a text that a map app or a messenger copied: 'Minha casa: https://…'. A `geo:` link becomes one
 * that every phone opens. A text without a link comes back as it is, so that its check refuses it.
 */
export function linkNoTexto(texto: string): string {
  // People copy the two degrees with a blank between them.
  const limpo = texto.trim().replaceAll(/(\d),\s+(?=[-+]?\d)/g, '$1,');
  if (isSafeLink(limpo) && !/\s/.test(limpo)) return limpo;
  const lugar = pontoDoLink(GEO.exec(limpo)?.[1] ?? null);
  if (lugar) return `https://www.google.com/maps/search/?api=1&query=${lugar.latitude},${lugar.longitude}`;
  return NO_TEXTO.exec(limpo)?.[1] ?? limpo;
}

/**
 * Whether `linkSchema` accepts the text; a blank one counts as none. Without zod, because the shop's first view uses
 * it.
 */
export function acceptsLink(texto: string): boolean {
  const link = linkNoTexto(texto);
  return link.length <= LINK_MAX && (link === '' || isSafeLink(link));
}
