import { readSession, storeStoreLink } from '@corre/ui/shell/session.ts';

/** The storage key of the last link that this browser and the server had in common. 'Sair' clears it. */
const chaveDoAcordo = (comercio_nome: string) => `link_loja_acordo_${comercio_nome}`;

/** Returns the link of the last agreement, or null if there was none. */
export function lerAcordo(comercio_nome: string): string | null {
  try {
    return localStorage.getItem(chaveDoAcordo(comercio_nome));
  } catch {
    // The browser may block the storage. There is then nothing to synchronise.
    return null;
  }
}

/**
 * Stores the server's link in the browser [sessao]. Does nothing after 'Sair': an answer may arrive before the next
 * page has loaded.
 */
export function guardarAcordo(comercio_nome: string, link: string): void {
  if (readSession() === null) return;
  storeStoreLink(comercio_nome, link);
  try {
    localStorage.setItem(chaveDoAcordo(comercio_nome), link);
  } catch {
    // The browser may block the storage.
  }
}
