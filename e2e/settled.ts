import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** What the pages of a context asked for so far, and which of it has not come. The live stream never does: it is left out. */
interface Traffic {
  asked: number;
  open: Set<Request>;
}
const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Looks at a context from its beginning, for `settled`. */
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

/** The faces are there, and nothing moves but what moves for ever: text that fades in has no contrast yet. */
export const still = `document.fonts.ready.then(() => Promise.allSettled(document.getAnimations()
  .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished))).then(() => undefined)`;

/** On a page of ours what can wait is asked for only now (packages/ui/src/shell/calm.ts). */
const calm = `document.querySelector('meta[name="corre-contrato"]') === null || new Promise((stands) =>
  new PerformanceObserver((list) => list.getEntriesByName('corre:calma').length > 0 && stands())
    .observe({ type: 'mark', buffered: true })).then(() => true)`;

const lookEveryMs = 60;
const giveUpMs = 20_000;

/** Waits until the first view stands, what the page asked for has come, two more looks find nothing new, and nothing moves. */
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
