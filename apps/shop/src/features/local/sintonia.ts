/** One place's link as three know it; '' when there is none. */
export interface Links {
  /** what the browser keeps under `link_loja_{shopName}` (specification §3) */
  navegador: string;
  /** what both last agreed on; null when this browser never heard of the server's */
  acordo: string | null;
  /** what the server has */
  servidor: string;
}

/**
 * Keeps the link of the browser and the server's in step, both ways (decision record 0020): whoever changed since they last
 * agreed is right, the server when both did. A browser that never heard of the server brings the link it has, once.
 */
export function sintonia({ navegador, acordo, servidor }: Links): { gravar: string } | { enviar: string } | null {
  if (navegador === servidor) return null;
  if (acordo === null) return servidor === '' && navegador !== '' ? { enviar: navegador } : { gravar: servidor };
  return servidor === acordo ? { enviar: navegador } : { gravar: servidor };
}
