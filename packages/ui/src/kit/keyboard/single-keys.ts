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
