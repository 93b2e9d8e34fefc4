import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A cheap phone on a bad line, simulated by Chromium's throttling. */
const KBIT_PER_SECOND = 400;
const LATENCY_MS = 400;
const SLOWER = 4;

/** The description of the phone for the table. */
export const SLOW_PHONE = `${KBIT_PER_SECOND} kbit/s, ${LATENCY_MS} ms until an answer begins, a processor ${SLOWER} times slower`;

/** The traffic since `from`. */
export interface Traffic {
  /** requests of the page, including those that its cache answered */
  requests: number;
  /** kilobytes with headers; cached answers count as 0 */
  kb: number;
}

/** A page in a context of its own, without a cache, throttled like a cheap phone on a bad line. */
export interface SlowPage {
  page: Page;
  /** Resets the counts. */
  restart: () => void;
  traffic: () => Traffic;
  close: () => Promise<void>;
}

async function holdBack(session: CDPSession): Promise<void> {
  const bytes = (KBIT_PER_SECOND * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

export async function openSlowPage(browser: Browser, options: BrowserContextOptions): Promise<SlowPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await holdBack(session);
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    page,
    restart: () => {
      [requests, bytes] = [0, 0];
    },
    traffic: () => ({ requests, kb: bytes / 1024 }),
    close: () => context.close(),
  };
}
