import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A cheap phone on a bad line, by Chromium's own throttling. */
const KBIT_PER_SECOND = 400;
const LATENCY_MS = 400;
const SLOWER = 4;

/** What it is, in words. */
export const SLOW_PHONE = `${KBIT_PER_SECOND} kbit/s, ${LATENCY_MS} ms until an answer begins, a processor ${SLOWER} times slower`;

/** What came over the line since `from`. */
export interface Traffic {
  /** asked for by the page; what its cache answered counts too */
  requests: number;
  /** bytes with their headers; nothing for what the cache answered */
  kb: number;
}

/** A page of its own context, without a cache, held back as a cheap phone on a bad line is. */
export interface SlowPage {
  page: Page;
  /** Counts from nothing again. */
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
