import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/**
 * Requests of a context's pages: how many so far, and which are open. The live stream never ends, so it is left out.
 */
interface Traffic {
  asked: number;
  open: Set<Request>;
}
const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Watches a context from its start, for `settled`. */
export function watchTraffic(context: BrowserContext): void {
  const traffic: Traffic = { asked: 0, open: new Set() };
  trafficOf.set(context, traffic);
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    traffic.asked += 1;
    traffic.open.add(request);
  });
  const end = (request: Request) => void traffic.open.delete(request);
  context.on('requestfinished', end).on('requestfailed', end);
}

/** Waits for fonts and for all finite animations, because text that fades in has too little contrast for axe. */
export const still = `document.fonts.ready.then(() => Promise.allSettled(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished))).then(() => undefined)`;

/** A page of ours makes its less urgent requests only after this mark (packages/ui/src/shell/calm.ts). */
const calm = `document.querySelector('meta[name="corre-contrato"]') === null || new Promise((stands) =>
  new PerformanceObserver((list) => list.getEntriesByName('corre:calma').length > 0 && stands())
    .observe({ type: 'mark', buffered: true })).then(() => true)`;

const lookEveryMs = 60;
const giveUpMs = 120_000;

/**
 * Waits until the first view is complete, all requests are answered and nothing moves. Two more checks must find no
 * new request.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (!traffic) throw new Error('the browser of this page does not come from launchBrowser()');
  await page.evaluate(calm);
  const deadline = Date.now() + giveUpMs;
  for (let calm = 0, before = -1; calm < 2; before = traffic.asked) {
    if (Date.now() > deadline) {
      throw new Error(`still under way: ${[...traffic.open].map((request) => request.url()).join(', ')}`);
    }
    await wait(lookEveryMs);
    calm = traffic.open.size === 0 && traffic.asked === before ? calm + 1 : 0;
  }
  await page.evaluate(still);
}

/** Closes the toasts of a page, which would stay for some seconds over what is looked at. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  await close.evaluateAll((buttons) =>
    buttons.map((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  );
  await close.first().waitFor({ state: 'detached' });
}
