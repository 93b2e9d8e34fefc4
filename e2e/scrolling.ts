import type { Locator, Page } from 'playwright-core';

/** Most attempts to reach a list's end. The list grows, because rows are measured when they are first rendered. */
const tries = 60;
const notch = 120;
/** Waits until the scrolled content is drawn. */
const frame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * Returns the state of a virtual list: its number of rows, whether its first and last row are in view, its visible
 * middle. With `part`, scrolls there first. Runs in the page, so it can use nothing else of this file.
 */
function look(list: Element, part: number | undefined) {
  let box = list.parentElement;
  while (box && !(/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)) {
    box = box.parentElement;
  }
  const scrolled = box ?? document.documentElement;
  if (part !== undefined) scrolled.scrollTop = part * scrolled.scrollHeight;
  const edges = box?.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, edges?.top ?? 0), Math.min(innerHeight, edges?.bottom ?? innerHeight)];
  const table = list.closest('table');
  const rows = [...list.querySelectorAll('[aria-posinset],[aria-rowindex]')];
  const total = Number(table ? Number(table.ariaRowCount) - 1 : (rows[0]?.ariaSetSize ?? 0));
  const place = (row: Element) => Number(table ? Number(row.ariaRowIndex) - 1 : row.ariaPosInSet);
  const rowAt = (wanted: number) => rows.find((row) => place(row) === wanted)?.getBoundingClientRect();
  const at = list.getBoundingClientRect();
  return {
    total,
    first: (rowAt(1)?.bottom ?? top) > top,
    last: (rowAt(total)?.top ?? bottom) < bottom,
    x: (at.left + at.right) / 2,
    y: (Math.max(at.top, top) + Math.min(at.bottom, bottom)) / 2,
  };
}

/** Repeats `step` until the list's end (or its beginning) is visible. Returns false when this never happens. */
async function until(list: Locator, end: 'first' | 'last', step: () => Promise<unknown>): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    if ((await list.count()) === 0) return false;
    if ((await list.evaluate(look, undefined))[end]) return true;
    await step();
    await list.page().evaluate(frame);
  }
  return false;
}

/** Scrolls a list from its first to its last row and back, by wheel, keys and jumps. Returns the ways that failed. */
export async function fromEndToEnd(page: Page, list: Locator): Promise<string[]> {
  const lost: string[] = [];
  const say = (way: string, arrived: boolean) => arrived || lost.push(way);
  await list.scrollIntoViewIfNeeded();

  const { total, x, y } = await list.evaluate(look, undefined);
  await page.mouse.move(x, y);
  if (total <= 40) lost.push(`only ${total} rows`);
  for (let count = 0; count < 12; count += 1) await page.mouse.wheel(0, notch);
  say('wheel down', await until(list, 'last', () => page.mouse.wheel(0, 160 * notch)));
  say('wheel up', await until(list, 'first', () => page.mouse.wheel(0, -160 * notch)));
  if (lost.length > 0) return lost;

  const reachable = list.locator('button,a[href],input').first();
  await reachable.focus();
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Tab');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('PageDown');
  await reachable.focus();
  say('End', await until(list, 'last', () => page.keyboard.press('End')));
  say('Home', await until(list, 'first', () => page.keyboard.press('Home')));

  for (const part of [0.2, 0.7, 0.4, 0.9]) {
    await list.evaluate(look, part);
    await page.evaluate(frame);
  }
  say('jump to the end', await until(list, 'last', () => list.evaluate(look, 1)));
  say('jump to the top', await until(list, 'first', () => list.evaluate(look, 0)));
  return lost;
}
