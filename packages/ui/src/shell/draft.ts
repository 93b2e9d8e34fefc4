/** Half-typed texts that a reload must not eat. Of this tab alone; a closed tab forgets them. */
const PREFIX = 'rascunho:';

/** The kept draft, or null. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    // Storage may be forbidden; a reload then forgets.
    return null;
  }
}

/** Keeps a draft; null and '' forget it. */
export function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null || text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // See readDraft.
  }
}

/** Forgets every draft of this tab: who signs in next shall not read the addresses of somebody else's customers. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // See readDraft.
  }
}
