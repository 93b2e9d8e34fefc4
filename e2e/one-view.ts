import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

/** The budget of a screen: controls that a finger or a key reaches, and words without addresses and names. */
export interface Budget {
  controls: number;
  words: number;
}

const screens = readFileSync(new URL('../docs/screens.md', import.meta.url), 'utf8');

/**
 * Returns the budget of a screen from `docs/screens.md`. A row is `| Screen | Its one job | Controls | Words |`.
 */
export function budgetOf(screen: string): Budget {
  const rows = screens.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => cells[1] === screen) ?? [];
  const [controls, words] = row.slice(3, 5).map(Number);
  if (!controls || !words) throw new Error(`docs/screens.md has no budget for '${screen}'`);
  return { controls, words };
}

/** Code for the page: whether an element has a box, is not clipped away and is not behind a modal. */
const seen = `(element) => {
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return false;
  if (element.closest('[inert], [aria-hidden="true"], [hidden]')) return false;
  // what only a screen reader is told stands in a box of a pixel, and may be larger than it
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { width, height } = around.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(around).overflow !== 'visible') return false;
  }
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}`;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="switch"], [role="combobox"], [role="tab"]';

/** Code for the page: whether an element begins in the first view, with nothing scrolled. */
const first = '(element) => element.getBoundingClientRect().top + scrollY < innerHeight';

/**
 * Returns the names of the controls in the page's first view. `without` selects what does not count: rows of lists.
 */
export const controlsOf = (page: Page, without = 'none'): Promise<string[]> =>
  page.evaluate(`(() => {
    const seen = ${seen};
    const first = ${first};
    return [...document.querySelectorAll('${CONTROLS.replaceAll("'", "\\'")}')]
      .filter((element) => seen(element) && first(element) && !element.closest(${JSON.stringify(without)}))
      .map((element) => element.getAttribute('aria-label') || element.textContent.trim() || element.name || element.tagName);
  })()`);

/**
 * Returns the words in the page's first view, without those in `beside` (addresses, shop names) and without the
 * elements of `without`.
 */
export async function wordsOf(page: Page, beside: readonly string[] = [], without = 'none'): Promise<string[]> {
  const text: string = await page.evaluate(`(() => {
    const seen = ${seen};
    const first = ${first};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent.trim() && seen(walker.currentNode.parentElement) && first(walker.currentNode.parentElement)
        && !walker.currentNode.parentElement.closest(${JSON.stringify(without)})) found.push(walker.currentNode.textContent.trim());
    return found.join(' ');
  })()`);
  const left = beside.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(/\s+/g, ' '));
  return left.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * Code for the page: why an element is not fully in the view or is covered; null when it is fully visible. The points
 * are the middle of the element and of its sides.
 */
const hiddenBy = `(element) => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return 'has no box';
  if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    return 'stands at ' + [left, top, right, bottom].join() + ' in ' + innerWidth + ' × ' + innerHeight;
  const inset = 3;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const [px, py] of [[x, y], [left + inset, y], [right - inset, y], [x, top + inset], [x, bottom - inset]]) {
    const at = document.elementFromPoint(px, py);
    if (!at || !(element.contains(at) || at.contains(element))) return 'lies under ' + at?.outerHTML.slice(0, 160);
  }
  return null;
}`;

/** Returns the elements that are not fully visible without scrolling. Tests expect an empty list. */
export async function outOfView(parts: Record<string, Locator>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, locator] of Object.entries(parts)) {
    await locator.waitFor();
    const why: string | null = await locator.evaluate(hiddenBy);
    if (why) found.push(`${name}: ${why}`);
  }
  return found;
}

/**
 * Code for the page: what hides the focused element; false without focus. Waits two frames, until the ends of a dialog
 * have passed the focus on, and two more, until movements caused by the focus are drawn.
 */
const focusHiddenBy = `new Promise((frames) => {
  const next = (left) => (left === 0 ? frames() : requestAnimationFrame(() => next(left - 1)));
  next(4);
}).then(() => {
  const focus = document.activeElement;
  if (!focus || focus === document.body) return false;
  const why = (${hiddenBy})(focus);
  return why && focus.outerHTML.slice(0, 120) + ': ' + why;
})`;

/** Tabs through the page once. Returns the elements whose focus is not visible. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  const all: number = await page.evaluate(`document.querySelectorAll(${JSON.stringify(CONTROLS)}).length`);
  const most = all + 10;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const why = await page.evaluate<string | false | null>(focusHiddenBy);
    if (why === false) break;
    if (why) found.push(why);
  }
  return found;
}
