/** Longest map link, in characters. */
export const LINK_MAX = 2_000;

/** Whether a map link may be followed: https only (docs/security.md). */
export const isSafeLink = (link: string): boolean => URL.canParse(link) && new URL(link).protocol === 'https:';

/**
 * Whether `linkSchema` accepts the text; a blank one counts as none. Without zod, because the shop's first view uses
 * it.
 */
export function acceptsLink(texto: string): boolean {
  const link = texto.trim();
  return link.length <= LINK_MAX && (link === '' || isSafeLink(link));
}
