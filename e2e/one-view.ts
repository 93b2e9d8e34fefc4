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

/**
 * Returns the names of all controls on the page, also below the fold. `without` selects what does not count: rows of
 * lists.
 */
export const controlsOf = (page: Page, without = 'none'): Promise<string[]> =>
  page.evaluate(`(() => {
    const seen = ${seen};
    return [...document.querySelectorAll('${CONTROLS.replaceAll("'", "\\'")}')]
      .filter((element) => seen(element) && !element.closest(${JSON.stringify(without)}))
      .map((element) => element.getAttribute('aria-label') || element.textContent.trim() || element.name || element.tagName);
  })()`);

/**
 * Returns the visible words of the page, without those in `beside` (addresses, shop names) and without the elements of
 * `without`.
 */
export async function wordsOf(page: Page, beside: readonly string[] = [], without = 'none'): Promise<string[]> {
  const text: string = await page.evaluate(`(() => {
    const seen = ${seen};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent.trim() && seen(walker.currentNode.parentElement)
        && !walker.currentNode.parentElement.closest(${JSON.stringify(without)})) found.push(walker.currentNode.textContent.trim());
    return found.join(' ');
  })()`);
  const left = beside.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(/\s+/g, ' '));
  return left.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Returns why an element is not fully in the view or is covered; null when it is fully visible. */
async function hiddenBy(locator: Locator): Promise<string | null> {
  await locator.waitFor();
  const box = await locator.boundingBox();
  const page = locator.page();
  const { innerWidth, innerHeight } = await page.evaluate<{ innerWidth: number; innerHeight: number }>(
    '({ innerWidth, innerHeight })',
  );
  if (!box) return 'has no box';
  if (box.x < 0 || box.y < 0 || box.x + box.width > innerWidth + 0.5 || box.y + box.height > innerHeight + 0.5)
    return `stands at ${JSON.stringify(box)} in ${innerWidth} × ${innerHeight}`;
  const handle = await locator.elementHandle();
  return page.evaluate(
    ([element, { x, y, width, height }]) => {
      const { document } = globalThis as unknown as { document: { elementFromPoint(x: number, y: number): unknown } };
      const own = element as unknown as { contains(other: unknown): boolean };
      const inset = 3;
      const points: [number, number][] = [
        [x + width / 2, y + height / 2],
        [x + inset, y + height / 2],
        [x + width - inset, y + height / 2],
        [x + width / 2, y + inset],
        [x + width / 2, y + height - inset],
      ];
      for (const [px, py] of points) {
        const top = document.elementFromPoint(px, py) as {
          contains(other: unknown): boolean;
          outerHTML: string;
        } | null;
        if (top && (own.contains(top) || top.contains(element))) continue;
        return `lies under ${top?.outerHTML.slice(0, 160)}`;
      }
      return null;
    },
    [handle, box] as const,
  );
}

/** Returns the elements that are not fully visible without scrolling. Tests expect an empty list. */
export async function outOfView(parts: Record<string, Locator>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, locator] of Object.entries(parts)) {
    const why = await hiddenBy(locator);
    if (why) found.push(`${name}: ${why}`);
  }
  return found;
}

/** Waits two frames, until movements caused by the focus are drawn. */
const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))');

/** Tabs through the page once. Returns the elements whose focus is not visible. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  const most = (await controlsOf(page)).length + 10;
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    // The ends of a dialog pass the focus on after a frame.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const focus = page.locator(':focus');
    if ((await focus.count()) === 0) break;
    await drawn(page);
    const why = await hiddenBy(focus);
    if (why)
      found.push(
        `${await focus.evaluate((element) => (element as { outerHTML?: string }).outerHTML?.slice(0, 120))}: ${why}`,
      );
  }
  return found;
}
