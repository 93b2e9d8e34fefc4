/** Unsent texts, so that a reload does not lose them. They belong to one tab and end with it. */
const PREFIX = 'rascunho:';

/** Returns the draft, or null. */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    // Storage may be forbidden. A reload then loses the text.
    return null;
  }
}

/** Stores a draft. null and '' remove it. */
export function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null || text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // The text is then lost at a reload (see readDraft).
  }
}

/** Removes every draft of this tab, because the next user must not read the addresses of somebody else's customers. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts (see readDraft).
  }
}
