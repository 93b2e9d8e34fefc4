/** Said on the page itself, so that what draws a key's cap can be hidden by a style: `in-data-[atalhos=off]:hidden`. */
const page = (): DOMStringMap => document.documentElement.dataset;

/**
 * Whether keys without Ctrl or Alt may be shortcuts (WCAG 2.1.4). Somebody who speaks to their computer, or whose hands shake, presses
 * letters that they did not mean.
 */
export const singleKeysOn = (): boolean => page().atalhos !== 'off';

/** Switches them on or off for this page. */
export function switchSingleKeys(on: boolean): void {
  if (on) delete page().atalhos;
  else page().atalhos = 'off';
}
