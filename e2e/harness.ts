import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@corre/api/base/config.ts';
import { createLog } from '@corre/api/base/log.ts';
import { type RunningServer, startServer } from '@corre/api/runtime/start.ts';
import { PANELS } from '@corre/contract/panels.ts';
import { advanceTime, createTestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { QUICK_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';
import { runningWeekSql } from './running-week.ts';
import { still, watchTraffic } from './settled.ts';

const apps = path.resolve(import.meta.dirname, '..', 'apps');

/** How long an offer lives in browser tests, in seconds. */
const OFFER_SECONDS = 120;

/** Lets the live offers of a product lapse. */
export const lapse = ({ databaseUrl }: Product): Promise<void> => advanceTime(databaseUrl, OFFER_SECONDS);

/** The product of one test file: an API on a free port that serves the builds, and its database. */
export interface Product {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  baseUrl: string;
  databaseUrl: string;
  /** Stops the product and drops its database. */
  stop: () => Promise<void>;
}

/**
 * Starts the product inside this worker, on a database of its own. Its modules stay loaded after the worker's first
 * file, so a later start takes only 0.2 s (ADR 0005). The apps must have been built (`npm test` does it). Tests of how
 * processes start and stop use `startProductProcess`.
 */
export async function startProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Product> {
  const unbuilt = PANELS.filter(({ name }) => !existsSync(path.join(apps, name, 'dist/index.html')));
  if (unbuilt.length > 0) throw new Error(`npm run build first: ${unbuilt.map(({ name }) => name).join()}`);
  const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(path.join(tmpdir(), 'corre-e2e-'))]);
  const drop = async () => {
    await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true, maxRetries: 5 })]);
  };
  // The test builders encrypt with the same key.
  const CHAVE_DADOS = '0'.repeat(64);
  const own = {
    CHAVE_DADOS,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SEED: 'none',
    // Most tests are about the product, which has no entrances without a password.
    DEMO_ENTRADAS: 'false',
    // No offer lapses because the machine is busy. A test of a lapse moves the clock.
    OFERTA_SEGUNDOS: String(OFFER_SECONDS),
  };
  let running: RunningServer | undefined;
  const stop = async () => {
    try {
      await running?.stop();
    } finally {
      await drop();
    }
  };
  try {
    const config = readConfig({ ...QUICK_LOOKS, ...NO_BRAKES, ...own, ...env });
    const address = { url: database.url, ownerUrl: database.url };
    running = await startServer(config, address, createLog('error'), apps);
    if (config.SEED === 'demo') await runSql(database.url, runningWeekSql);
    return { baseUrl: `http://127.0.0.1:${running.port}`, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const locale = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
/** A courier's phone: small, with touch and a high pixel density. */
export const phone: BrowserContextOptions = {
  ...locale,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** The screen of a shop or an office. */
export const desktop: BrowserContextOptions = { ...locale, viewport: { width: 1360, height: 860 } };

/** Ends what hangs, in milliseconds. How fast a page is, the bench measures. */
const HANGS_MS = 120_000;

let ofThisWorker: Promise<Browser> | undefined;

/**
 * Returns Chromium from an npm package, or the one at `CHROMIUM_PATH`. All files of a worker share it, and it ends
 * with the worker. If it has ended before, the next file gets a new one.
 */
export async function launchBrowser(): Promise<Browser> {
  const known = await ofThisWorker;
  if (known?.isConnected()) return known;
  // A failed start must not be kept for the next file.
  ofThisWorker = launch().catch((error) => {
    ofThisWorker = undefined;
    throw error;
  });
  return ofThisWorker;
}

/** Starts a separate browser with this text size in its settings, in px. The caller must close it. */
export const launchWithTextSize = (size: number): Promise<Browser> =>
  launch(`--blink-settings=defaultFontSize=${size}`);

async function launch(...more: string[]): Promise<Browser> {
  const executablePath = await chromiumPath();
  const offline = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  // Without a process for the graphics and one for the sound, a page costs a tenth less.
  const lean = ['--disable-gpu', '--mute-audio'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...offline, ...lean, ...more] });
  return browser.on('context', (context) => {
    context.setDefaultTimeout(HANGS_MS);
    watchTraffic(context);
  });
}

/** Closes what a file opened in its worker's browser. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** The themes that a page is looked at in. */
export const themes = ['light', 'dark'] as const;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules beyond WCAG for navigation by headings and landmarks: no skipped level, no equal names, no content outside. */
const byLandmarks = {
  'heading-order': { enabled: true },
  'landmark-unique': { enabled: true },
  region: { enabled: true },
};

/**
 * Returns the visible texts with a sign that a voice gets wrong, without the words beside it (`Spoken` of the kit): a
 * minus, and the hyphen of a telephone or a CEP.
 */
const unspoken = `(() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    if (!/\\u2212|(?<![\\w-])\\d{4,5}-\\d{3,4}(?![\\w-])/.test(node.data) || !box.checkVisibility()) continue;
    if (!box.closest('[aria-hidden=true], [inert], textarea, option')) found.push('unspoken: ' + node.data);
  }
  return found;
})()`;

/** What `axe` looks for. `colours`: only what another theme can change. */
export type Rules = 'all' | 'colours';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const runs = {
  all: { runOnly: { type: 'tag', values: tags }, rules: byLandmarks },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/**
 * Whether this target is too small also in the middle of the page. axe counts the part of a target that no bar covers,
 * and every page has a place where a bar covers half of one.
 */
async function isSmall(page: Page, target: string): Promise<boolean> {
  const options = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults>(`(() => {
    document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center' });
    return axe.run(document, ${JSON.stringify(options)});
  })()`);
  return violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target));
}

/**
 * Returns the findings of axe-core (WCAG 2.2 A and AA, headings and landmarks) and of `unspoken`, one line each;
 * empty when there are none.
 */
export async function axe(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axeSource);
  await page.evaluate(still);
  const options = { ...runs[rules], resultTypes: ['violations'] };
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const lines: string[] = [];
  for (const { id, help, nodes } of results.violations)
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target.join(' '))))
        lines.push(`${id}: ${help} (${target.join(' ')})`);
  return rules === 'all' ? [...lines, ...(await page.evaluate<string[]>(unspoken))] : lines;
}
