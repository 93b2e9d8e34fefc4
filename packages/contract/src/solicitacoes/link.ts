/** Longest map link that is taken, in characters. */
export const LINK_MAX = 2_000;

/** Whether a map link may be followed: https only (docs/security.md). */
export const ehLinkSeguro = (link: string): boolean => URL.canParse(link) && new URL(link).protocol === 'https:';

/** Whether `linkSchema` takes it; a blank one counts as none. Without zod: the shop's first view asks for it. */
export function aceitaLink(texto: string): boolean {
  const link = texto.trim();
  return link.length <= LINK_MAX && (link === '' || ehLinkSeguro(link));
}
