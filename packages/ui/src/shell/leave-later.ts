/** 'Sair' without a network: only the server can take its cookie back, so the next page that opens asks it first. */
const PENDING = 'sair_pendente';
/** A page waits this long for the server before it opens all the same, in milliseconds. */
const PATIENCE_MS = 4_000;

export function leaveLater(): void {
  try {
    localStorage.setItem(PENDING, '1');
  } catch {
    // Storage may be forbidden; the session then ends on the server by its age.
  }
}

/** Somebody signed in: whoever left before has left. */
export function leftForGood(): void {
  try {
    localStorage.removeItem(PENDING);
  } catch {
    // See leaveLater.
  }
}

const isPending = (): boolean => {
  try {
    return localStorage.getItem(PENDING) !== null;
  } catch {
    return false;
  }
};

/** Ends the session that was left without a network; null when there is none, so that a page starts without waiting. */
export function leaveNow(): Promise<void> | null {
  if (!isPending()) return null;
  return fetch('/api/logout', { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(({ ok }) => {
      if (ok) leftForGood();
    })
    .catch(() => undefined);
}
