import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { HOME_FILE } from '@corre/contract/web-paths.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import type { Browser } from 'playwright-core';
import {
  ACCOUNTS,
  type Account,
  askedUntil,
  BUDGETS,
  FORM_PAGES,
  fillLogin,
  homeOfAccount,
  namedFiles,
  watchForUse,
  weigh,
} from '../e2e/first-view.ts';
import { desktop, launchBrowser, phone } from '../e2e/harness.ts';
import { figure } from './harness/in-turns.ts';
import { BENCH_KEY } from './harness/key.ts';
import type { Bench, Figures, Line, Row } from './harness/row.ts';
import { openSlowPage, SLOW_PHONE } from './pages/slow-phone.ts';

const ROUNDS = 5;
/** A public page has shown its largest element after this quiet time, in milliseconds. */
const QUIET_MS = 8_000;
/** Time in which a person types name and password, in milliseconds. */
const TYPING_MS = 8_000;
/** Time in which the worker caches the panel, in milliseconds. */
const LEFT_OPEN_MS = 20_000;

const PUBLIC: Record<string, number> = { '/': BUDGETS.landing.scripts, ...FORM_PAGES };

/** Records the browser's own figures from the start of the page. */
const watch = `
  window.__lcp = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

const mobile = { ...phone, viewport: { width: 390, height: 844 } };

/** Measures a public page at a first visit. */
async function visit(browser: Browser, base: string, path: string): Promise<Figures> {
  const { page, traffic, close } = await openSlowPage(browser, mobile);
  await page.addInitScript(watch);
  await page.goto(base + path, { waitUntil: 'load' });
  await wait(QUIET_MS);
  const seen = await page.evaluate<Figures>(`({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largest: window.__lcp })`);
  const { scripts } = weigh('landing', await askedUntil(page, 'corre:calma'));
  const figures = { ...seen, scripts, ...traffic() };
  await close();
  return figures;
}

/** Measures a panel right after the login, and again at the next visit. */
async function signIn(browser: Browser, base: string, account: Account): Promise<Figures> {
  const slow = await openSlowPage(browser, account.panel === 'courier' ? mobile : desktop);
  const { page } = slow;
  await page.goto(`${base}/login`);
  await page.locator('input[name=usuario]').waitFor();
  await fillLogin(page, account);
  await wait(TYPING_MS);
  const useful = () => page.locator(account.useful).first().waitFor({ state: 'attached' });
  await page.context().addInitScript(watchForUse(account));
  slow.restart();
  const pressed = performance.now();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname.startsWith(homeOfAccount(account)), { waitUntil: 'commit' });
  await useful();
  const there = performance.now();
  const sinceItsStart = await page.evaluate<number>('performance.now()');
  const { kb } = slow.traffic();
  const asked = await askedUntil(page, 'util');
  await wait(LEFT_OPEN_MS);
  slow.restart();
  const back = performance.now();
  await page.goto(base + homeOfAccount(account), { waitUntil: 'commit' });
  await useful();
  const returned = performance.now();
  await slow.close();
  return {
    'from the press': there - pressed,
    'from the page': sinceItsStart,
    // Plus the live stream, which the browser's timing list does not contain.
    requests: asked.length + 1,
    scripts: weigh(account.panel, asked).scripts,
    kb,
    back: returned - back,
  };
}

const seconds = (rounds: Figures[], name: string) => figure(rounds, name).map((ms) => ms / 1000);
const goal = (most: number): Pick<Line, 'goals'> => ({ goals: [{ of: 'value', most }] });

function publicLines(path: string, most: number, rounds: Figures[]): Line[] {
  const largest = path === '/' ? goal(2.5) : {};
  return [
    { what: `${path}: first picture`, unit: 's', ours: seconds(rounds, 'first') },
    { what: `${path}: largest text`, unit: 's', ours: seconds(rounds, 'largest'), ...largest },
    { what: `${path}: script of the first view`, unit: 'KB', ours: figure(rounds, 'scripts'), ...goal(most) },
    { what: `${path}: all of it`, unit: 'KB', ours: figure(rounds, 'kb') },
    { what: `${path}: requests`, unit: '', ours: figure(rounds, 'requests') },
  ];
}

function panelLines({ panel }: Account, rounds: Figures[]): Line[] {
  const { scripts, requests } = BUDGETS[panel];
  return [
    { what: `${panel}: useful, from the press of Entrar`, unit: 's', ours: seconds(rounds, 'from the press') },
    { what: `${panel}: useful, from its page's start`, unit: 's', ours: seconds(rounds, 'from the page'), ...goal(4) },
    { what: `${panel}: useful, on coming back`, unit: 's', ours: seconds(rounds, 'back'), ...goal(4) },
    { what: `${panel}: requests of the first view`, unit: '', ours: figure(rounds, 'requests'), ...goal(requests) },
    {
      what: `${panel}: script of the first view`,
      unit: 'KB',
      ours: figure(rounds, 'scripts'),
      ...(panel === 'courier' ? goal(scripts) : {}),
    },
    { what: `${panel}: over the line after the press`, unit: 'KB', ours: figure(rounds, 'kb') },
  ];
}

async function inRounds(bench: Bench, what: string, measure: () => Promise<Figures>): Promise<Figures[]> {
  const rounds: Figures[] = [];
  for (let round = 1; round <= (bench.short ? 1 : ROUNDS); round += 1) {
    const figures = await measure();
    bench.say(
      `${what} ${round}: ${Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(0)}`)
        .join(', ')}`,
    );
    rounds.push(figures);
  }
  return rounds;
}

/** Returns the size of the files that the page names, without a browser. It is the same on every machine. */
const namedLine = (panel: Account['panel'] | 'landing'): Line => ({
  what: `${panel}: script that the page names`,
  unit: 'KB',
  ours: [weigh(panel, namedFiles(panel, panel === 'landing' ? HOME_FILE : 'index.html')).scripts],
  ...goal(BUDGETS[panel].scripts),
});

const row: Row = {
  name: 'pages',
  what: `The first view of the public pages and of the four panels in a browser: ${SLOW_PHONE}. Public pages without a cache; a panel right after the login, at which somebody typed for ${TYPING_MS / 1000} s, and when they come back.`,
  against: 'a budget',
  goal: 'largest text of / in 2.5 s; a panel useful in 4 s, in 10 requests',
  async run(bench) {
    const { url } = await bench.database();
    const product = await startProcess({
      DATABASE_URL: url,
      DATA_DIR: tmpdir(),
      CHAVE_DADOS: BENCH_KEY,
      ADMIN_PASSWORD: 'senha-do-admin',
      SEED: 'demo',
      PUSH: 'false',
    });
    bench.atEnd(() => product.kill());
    const browser = await launchBrowser();
    bench.atEnd(() => browser.close());
    const lines: Line[] = [namedLine('landing'), ...ACCOUNTS.map(({ panel }) => namedLine(panel))];
    for (const [path, most] of Object.entries(PUBLIC))
      lines.push(...publicLines(path, most, await inRounds(bench, path, () => visit(browser, product.base, path))));
    for (const account of ACCOUNTS)
      lines.push(
        ...panelLines(account, await inRounds(bench, account.panel, () => signIn(browser, product.base, account))),
      );
    return lines;
  },
};
export default row;
