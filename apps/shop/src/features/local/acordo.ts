import { readSession, storeStoreLink } from '@corre/ui/shell/session.ts';

/** What this browser and the server last agreed on; cleared with the rest by 'Sair'. */
const chaveDoAcordo = (comercio_nome: string) => `link_loja_acordo_${comercio_nome}`;

/** The link of the last agreement; null when there was none. */
export function lerAcordo(comercio_nome: string): string | null {
  try {
    return localStorage.getItem(chaveDoAcordo(comercio_nome));
  } catch {
    // Storage may be forbidden: then there is nothing to keep in step.
    return null;
  }
}

/**
 * The browser keeps what the server said, under the name of the specification (§3). Not for somebody who has just left: an
 * answer may come between 'Sair' and the next page.
 */
export function guardarAcordo(comercio_nome: string, link: string): void {
  if (readSession() === null) return;
  storeStoreLink(comercio_nome, link);
  try {
    localStorage.setItem(chaveDoAcordo(comercio_nome), link);
  } catch {
    // See lerAcordo.
  }
}
