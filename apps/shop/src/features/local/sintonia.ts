/** The three versions of the shop's link. '' means no link. */
export interface Links {
  /** the browser's value of `link_loja_{comercio}` [sessao] */
  navegador: string;
  /** the last link that browser and server had in common; null if this browser never had the server's link */
  acordo: string | null;
  /** the server's value */
  servidor: string;
}

/**
 * Returns the step that synchronises the browser's link with the server's link, or null if they are equal (ADR 0020).
 * The side that changed since the last agreement wins. If both changed, the server wins. A browser without an agreement
 * sends its link only if the server has none.
 */
export function sintonia({ navegador, acordo, servidor }: Links): { gravar: string } | { enviar: string } | null {
  if (navegador === servidor) return null;
  if (acordo === null) return servidor === '' && navegador !== '' ? { enviar: navegador } : { gravar: servidor };
  return servidor === acordo ? { enviar: navegador } : { gravar: servidor };
}
