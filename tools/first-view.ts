/**
 * `npm run first-view`: the first and the largest text of the public pages, in a browser that is held back as a cheap phone on a bad
 * line is: 400 kbit/s, 400 ms until an answer begins, a processor four times slower. Median of the rounds, each without a cache.
 */
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser, phone, startProduct } from '../e2e/harness.ts';

const KBIT_PER_SECOND = 400;
const LATENCY_MS = 400;
const SLOWER = 4;
const ROUNDS = 5;
/** Nothing larger comes once the page has been quiet for so long. */
const QUIET_MS = 8_000;

interface View {
  fcp: number;
  lcp: number;
  /** what the largest was */
  what: string;
}

/** Keeps the browser's own figures from the beginning on. */
const watch = `
  window.__lcp = { at: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__lcp = { at: entry.startTime, what: entry.element?.tagName + ' ' + entry.element?.textContent.slice(0, 40) };
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

async function look(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = (KBIT_PER_SECOND * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate<View>(`({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    lcp: window.__lcp.at, what: window.__lcp.what })`);
  await context.close();
  return seen;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const product = await startProduct({ env: { SEED: 'demo' } });
const browser = await launchBrowser();
try {
  for (const path of ['/', '/login', '/cadastro']) {
    const views: View[] = [];
    for (let round = 0; round < ROUNDS; round += 1) views.push(await look(browser, product.baseUrl + path));
    const of = (key: 'fcp' | 'lcp') => views.map((view) => view[key]);
    const range = of('lcp').map(seconds).join(', ');
    console.log(
      `${path}: first text ${seconds(median(of('fcp')))}, largest ${seconds(median(of('lcp')))} (${range}): ${views[0]?.what}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await cluster.stop();
}
