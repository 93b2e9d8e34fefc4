import type { Page } from 'playwright-core';
import { axe, type Rules, themes } from './harness.ts';
import { settled, still } from './settled.ts';

type Theme = (typeof themes)[number];

/** The size of a window, in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/** Waits two frames: a change of media is told to the page in the first, and movements begin in the second. */
const frames = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`;

/** Chooses a theme as another tab of the same browser would. */
const choose = (theme: Theme) => `localStorage.setItem('tema', '${theme === 'dark' ? 'escuro' : 'claro'}');
  dispatchEvent(new StorageEvent('storage'))`;

/**
 * Shows the open page in a theme and waits until nothing moves. A page follows the system; the courier's panel follows
 * also the clock, so its theme is chosen.
 */
export async function inTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  if (new URL(page.url()).pathname.startsWith('/dashboard')) await page.evaluate(choose(colorScheme));
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, colorScheme);
  await page.evaluate(frames);
  await page.evaluate(still);
}

/** Gives the window of the open page a size and waits until the layout has followed and all that it asks is there. */
export async function inSize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === size.width && now.height === size.height) return;
  await page.setViewportSize(size);
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, size.width);
  await page.evaluate(frames);
  await settled(page);
}

/** Returns how far the content stands beyond the window's right edge, in px. */
async function beyond(page: Page): Promise<number> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  return width - (page.viewportSize()?.width ?? 0);
}

/** Collects what `look` finds in each theme. Each line names the place, the width and the theme. */
async function inEachTheme(page: Page, place: string, look: (rules: Rules) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await inTheme(page, theme);
    // The themes differ in nothing but colours, so the other rules look once.
    const lines = await look(index === 0 ? 'all' : 'colours');
    found.push(...lines.map((line) => `${place}, ${page.viewportSize()?.width} px, ${theme}: ${line}`));
  }
  return found;
}

/** Returns axe's findings on the open page in each theme, one line each. `place` names the page in the lines. */
export const axeInEachTheme = (page: Page, place: string): Promise<string[]> =>
  inEachTheme(page, place, (rules) => axe(page, rules));

/** Returns what is wrong with the open page in each size and theme: axe's findings, and content wider than the window. */
export async function faultsInEachLook(page: Page, place: string, sizes: readonly Size[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await inSize(page, size);
    const found = await inEachTheme(page, place, async (rules) => {
      const wide = await beyond(page);
      return [...(wide > 0 ? [`${wide} px beyond the right edge`] : []), ...(await axe(page, rules))];
    });
    faults.push(...found);
  }
  return faults;
}

/** Goes to an address of the open panel by the panel's own link, and loads the page only where no link leads there. */
export async function follow(page: Page, path: string): Promise<void> {
  for (const part of ['nav', 'main']) {
    const link = page.locator(`${part} a[href="${path}"]`).filter({ visible: true }).first();
    if ((await link.count()) === 0) continue;
    await link.click();
    // Nothing of the next page lies under the mouse, as after a load.
    return page.mouse.move(0, 0);
  }
  await page.goto(new URL(path, page.url()).href);
}
