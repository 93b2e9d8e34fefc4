import { CABECALHO_DO_PAINEL } from '@corre/contract/sessao/painel.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';

/**
 * Marks a 'Sair' without a network with the panel's kind. Only the server can clear its cookie, so the next page asks
 * it first.
 */
const PENDING = 'sair_pendente';
/** How long a page waits for the server before it opens anyway, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Marks that the panel of this kind was left. */
export function leaveLater(tipo: UserType | null): void {
  try {
    localStorage.setItem(PENDING, tipo ?? '');
  } catch {
    // Storage may be forbidden. The session then ends on the server by its age.
  }
}

/** Removes the mark after a login of this kind, which replaces the old session. */
export function leftForGood(tipo: UserType): void {
  try {
    if (localStorage.getItem(PENDING) === tipo) localStorage.removeItem(PENDING);
  } catch {
    // Without storage there is no mark (see leaveLater).
  }
}

function pending(): string | null {
  try {
    return localStorage.getItem(PENDING);
  } catch {
    return null;
  }
}

/**
 * Ends a session that 'Sair' left open without a network. Returns null without such a session, so that the page need
 * not wait.
 */
export function leaveNow(): Promise<void> | null {
  const tipo = pending();
  if (tipo === null) return null;
  const headers = { [CABECALHO_DO_PAINEL]: tipo };
  return fetch('/api/logout', { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(({ ok }) => {
      if (ok) localStorage.removeItem(PENDING);
    })
    .catch(() => undefined);
}
