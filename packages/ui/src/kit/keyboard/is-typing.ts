const WRITES = /^(TEXTAREA|SELECT)$/;
/** Input types that take no letters. */
const CHOICES = /^(radio|checkbox|button|submit|reset)$/;

/** Returns whether `target` takes typed text. A shortcut must ignore such keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !CHOICES.test(target.type);
  return target.isContentEditable || WRITES.test(target.tagName);
}
