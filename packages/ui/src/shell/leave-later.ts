/** Marks a 'Sair' without a network. Only the server can clear its cookie, so the next page asks it first. */
const PENDING = 'sair_pendente';
/** How long a page waits for the server before it opens anyway, in milliseconds. */
const PATIENCE_MS = 4_000;

export function leaveLater(): void {
  try {
    localStorage.setItem(PENDING, '1');
  } catch {
    // Storage may be forbidden. The session then ends on the server by its age.
  }
}

/** Removes the mark after a login, which replaces the old session. */
export function leftForGood(): void {
  try {
    localStorage.removeItem(PENDING);
  } catch {
    // Without storage there is no mark (see leaveLater).
  }
}

/**
 * Ends a session that 'Sair' left open without a network. Returns null without such a session, so that the page need
 * not wait.
 */
export function leaveNow(): Promise<void> | null {
  try {
    if (localStorage.getItem(PENDING) === null) return null;
  } catch {
    return null;
  }
  return fetch('/api/logout', { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(({ ok }) => {
      if (ok) leftForGood();
    })
    .catch(() => undefined);
}
