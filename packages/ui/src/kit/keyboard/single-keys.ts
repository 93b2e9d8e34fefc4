/** The state is an attribute of <html>, so that a class can hide key caps: `in-data-[atalhos=off]:hidden`. */
const page = (): DOMStringMap => document.documentElement.dataset;

/**
 * Returns whether keys without Ctrl or Alt may be shortcuts (WCAG 2.1.4).
 * People who use voice input or have a tremor may press letters by accident.
 */
export const singleKeysOn = (): boolean => page().atalhos !== 'off';

/** Switches single-key shortcuts on or off for this page. */
export function switchSingleKeys(on: boolean): void {
  if (on) delete page().atalhos;
  else page().atalhos = 'off';
}

const WRITES = /^(TEXTAREA|SELECT)$/;
/** Input types that take no letters. */
const CHOICES = /^(radio|checkbox|button|submit|reset)$/;

/** Returns whether `target` takes typed text. A shortcut must ignore such keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !CHOICES.test(target.type);
  return target.isContentEditable || WRITES.test(target.tagName);
}
