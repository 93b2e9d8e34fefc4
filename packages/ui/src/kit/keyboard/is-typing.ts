const WRITES = /^(TEXTAREA|SELECT)$/;
/** Inputs that take no letters. */
const CHOICES = /^(radio|checkbox|button|submit|reset)$/;

/** Whether keys that go to `target` are somebody's text: a shortcut must not take them. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !CHOICES.test(target.type);
  return target.isContentEditable || WRITES.test(target.tagName);
}
