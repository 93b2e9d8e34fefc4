import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, launchBrowser } from '../../../e2e/harness.ts';
import { serveGallery } from './serve-gallery.ts';

/** The dark theme changes only colours, so axe runs only the colour rules there. */
const themes = [
  { theme: 'light', rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  { theme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
];
const widths = [360, 1280];
/** The density that fits each width. */
const densities: Record<number, string> = { 360: 'comfortable', 1280: 'compact' };

let gallery: Awaited<ReturnType<typeof serveGallery>>;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  gallery = await serveGallery();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  browser = await launchBrowser();
});

afterAll(async () => {
  await closeContexts(browser);
  gallery?.server.close();
});

/** Rules beyond WCAG: no skipped heading level, unique landmark names, no content outside of landmarks. */
const byLandmarks = {
  'heading-order': { enabled: true },
  'landmark-unique': { enabled: true },
  region: { enabled: true },
};

/** Returns axe's violations, one line each. With the WCAG rules it also checks headings and landmarks. */
async function findings(page: Page, rules: readonly string[]): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const more = rules.includes('wcag2a') ? { rules: byLandmarks } : {};
  const options = { runOnly: rules, ...more, resultTypes: ['violations'] };
  const results: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

/** Waits for the end of all finite animations. Waits two frames first, because an animation may start late. */
const still = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of ['first', 'second']) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });

/** Takes a picture into the folder of `SHOTS`. A picture of a whole page costs more than a run of axe. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

/** Returns the findings in each theme. `name` is that of the pictures, if any are taken. */
async function findingsInEachTheme(page: Page, name?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { theme, rules } of themes) {
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
    // The rise of 180 ms changes colours while it runs.
    await still(page);
    for (const finding of await findings(page, rules)) found.push(`${theme}: ${finding}`);
    if (name) await picture(page, `${name}-${theme}`);
  }
  return found;
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Buttons and fields of a demo that open something: dialogs, drawers, menus, lists. */
const openers = '[data-abre], [aria-haspopup=menu], [role=combobox]';

async function lookBehindButtons(page: Page, say: (finding: string) => void) {
  // A plot that loads keeps the place of its menu with a hidden button.
  const shown = page.locator(openers).filter({ visible: true });
  const count = await shown.count();
  for (let index = 0; index < count; index += 1) {
    const opener = shown.nth(index);
    await opener.click();
    // A field with suggestions opens by typing.
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.pressSequentially('rua');
    await page.locator('[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=region]').first().waitFor();
    for (const finding of await findingsInEachTheme(page)) say(`opened ${index}, ${finding}`);
    await page.keyboard.press('Escape');
    await still(page);
  }
}

for (const width of widths) {
  test(`every demo is accessible and fits in light and dark at ${width} px`, async () => {
    const faults: string[] = [];
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    let demo = '';
    page.on('console', (message) => message.type() === 'error' && faults.push(`${demo}: console: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`${demo}: ${error.message}`));
    for (demo of gallery.names) {
      await page.goto(`${gallery.url}?demo=${demo}&tema=light&densidade=${densities[width]}`);
      await page.locator(`[data-demo-file="${demo}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const beyond = await overflow(page);
      if (beyond > 0) faults.push(`${demo}: ${beyond} px beyond the right edge`);
      const say = (finding: string) => faults.push(`${demo}, ${finding}`);
      for (const finding of await findingsInEachTheme(page, `${demo}-${width}`)) say(finding);
      await lookBehindButtons(page, say);
    }
    await page.close();
    expect(faults).toEqual([]);
  }, 240_000);
}

/** Elements that are chosen, on or filled, and their opposites. In forced colours their backgrounds must differ. */
const pairs = [
  {
    demo: 'choices',
    title: 'Segmented',
    on: 'label:has(input:checked)',
    off: 'label:has(input:not(:checked):not(:disabled))',
  },
  { demo: 'choices', title: 'Switch', on: 'input[role=switch]:checked', off: 'input[role=switch]:not(:checked)' },
  { demo: 'choices', title: 'Checkbox', on: 'input:checked', off: 'input:not(:checked)' },
  { demo: 'choices', title: 'FilterChips', on: '[aria-pressed=true]', off: '[aria-pressed=false]' },
  {
    demo: 'offer',
    title: 'OnlineBar',
    on: '[role=switch][aria-checked=true]',
    off: '[role=switch][aria-checked=false]',
  },
  { demo: 'inputs', title: 'StarInput', on: 'label:has(input:checked)', off: 'label:has(input:not(:checked))' },
  { demo: 'steps', title: 'StepDashes', on: '[data-mark=on]', off: '[data-mark=off]' },
  { demo: 'figures', title: 'Bars', on: '[data-mark=on]', off: null },
  { demo: 'figures', title: 'ShareBar', on: '[data-mark=on]', off: null },
  { demo: 'navigation', title: 'HeaderTabs', on: '[data-mark=on]', off: null },
];

test('what is chosen, on or filled stays visible in forced colours', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, forcedColors: 'active' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const lost: string[] = [];
  for (const { demo, title, on, off } of pairs) {
    const within = `[data-demo^="${title}"]`;
    await page.goto(`${gallery.url}?demo=${demo}&tema=light&densidade=compact`);
    await page.locator(`[data-demo-file="${demo}"]`).waitFor();
    await still(page);
    await picture(page, `${demo}-forced`);
    const opposite = off === null ? 'main' : `${within} ${off}`;
    if ((await ground(`${within} ${on}`)) === (await ground(opposite))) lost.push(title);
  }
  await page.close();
  expect(lost).toEqual([]);
}, 120_000);
