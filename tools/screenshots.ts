/**
 * `npm run screenshots`: takes pictures of every page with the demonstration's data, on a phone (360 × 740) and a
 * desktop, light and dark. A word after `--` selects pictures by name. `--out folder` sets the target folder.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PanelName, panelNamed } from '@corre/contract/panels.ts';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { desktop, launchBrowser, type Product, phone, startProduct } from '../e2e/harness.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: path.resolve(import.meta.dirname, '..', 'artifacts', 'screenshots') } },
});
const folder = path.resolve(values.out);
/** The password of every account in the demonstration. */
const DEMO_PASSWORD = 'demo1234';

interface Picture {
  name: string;
  path: string;
  /** runs before the picture is taken */
  prepare?: (page: Page) => Promise<unknown>;
}
interface Account {
  url: '/api/login' | '/api/login/comercio';
  usuario: string;
}
interface Subject {
  app: PanelName;
  account?: Account;
  pictures: Picture[];
}

const open = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Returns the pictures of a panel's tabs. The first tab is the one that the panel's path opens. */
const tabs = (app: PanelName, names: readonly string[]): Picture[] => {
  const { path: base } = panelNamed(app);
  return names.map((name, index) => ({ name, path: index === 0 ? base : `${base}/${name}` }));
};

const subjects: Subject[] = [
  {
    app: 'landing',
    pictures: [
      { name: 'inicio', path: '/' },
      { name: 'saiba-mais', path: '/', prepare: open('Saiba mais') },
      { name: 'privacidade', path: '/', prepare: open('Privacidade') },
      { name: 'login', path: '/login' },
      { name: 'cadastro', path: '/cadastro' },
      { name: 'cadastro-erros', path: '/cadastro', prepare: open('Finalizar Cadastro') },
    ],
  },
  {
    app: 'courier',
    account: { url: '/api/login', usuario: 'joao' },
    pictures: tabs('courier', ['dashboard', 'solicitacoes', 'historico', 'perfil']),
  },
  {
    app: 'shop',
    account: { url: '/api/login/comercio', usuario: 'Pizzaria Bella Massa' },
    pictures: tabs('shop', ['dashboard', 'solicitar', 'pendentes', 'historico', 'configuracoes']),
  },
  {
    app: 'admin',
    account: { url: '/api/login', usuario: 'admin' },
    pictures: tabs('admin', [
      'entregadores',
      'relatorio-entregadores',
      'relatorio-comercios',
      'dados-comercios',
      'acompanhamento-semanal',
      'fechamento-da-semana',
      'gerenciar-comercios',
      'configuracoes-admin',
      'relatorio-semana',
      'dinheiro-em-maos',
      'integracoes',
    ]),
  },
  {
    app: 'support',
    account: { url: '/api/login', usuario: 'suporte' },
    pictures: tabs('support', [
      'dashboard',
      'suspensoes',
      'entregadores',
      'historico',
      'estatisticas',
      'configuracoes',
    ]),
  },
];

const screens = { phone, desktop };
type Shot = { screen: keyof typeof screens; theme: 'light' | 'dark' };
const shots: readonly Shot[] = [
  { screen: 'phone', theme: 'light' },
  { screen: 'phone', theme: 'dark' },
  { screen: 'desktop', theme: 'light' },
  { screen: 'desktop', theme: 'dark' },
];

/** Waits until fonts and pictures have loaded and nothing moves. */
async function settle(page: Page): Promise<void> {
  // A panel's live stream never ends, so its network is never idle. The wait therefore has a limit.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
}

/**
 * Opens a signed-in browser of that size and theme. The theme is set, because the courier's panel goes dark by the
 * clock.
 */
async function browserFor(browser: Browser, product: Product, { account }: Subject, shot: Shot) {
  const context = await browser.newContext({
    ...screens[shot.screen],
    baseURL: product.baseUrl,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('tema', '${shot.theme === 'dark' ? 'escuro' : 'claro'}')`);
  if (!account) return context;
  const data = { usuario: account.usuario, senha: DEMO_PASSWORD };
  const answer = await context.request.post(account.url, { data });
  if (!answer.ok()) throw new Error(`${account.usuario}: ${await answer.text()}`);
  return context;
}

/** Makes a phone's screen as long as the page. The picture then shows the whole page, with the fixed bar at its end. */
async function lengthen(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || size.width > 600 || (await page.getByRole('dialog').count()) > 0) return;
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await page.waitForTimeout(150);
}

async function takeAll(context: BrowserContext, pictures: readonly Picture[], fileOf: (name: string) => string) {
  for (const { name, path: url, prepare } of pictures) {
    const page = await context.newPage();
    await page.goto(url);
    await settle(page);
    await prepare?.(page);
    if (prepare) await settle(page);
    await lengthen(page);
    const dialog = (await page.getByRole('dialog').count()) > 0;
    await page.screenshot({ path: fileOf(name), fullPage: !dialog, animations: 'disabled' });
    await page.close();
  }
}

async function photograph(browser: Browser, product: Product, wanted: string): Promise<number> {
  let taken = 0;
  for (const shot of shots) {
    for (const subject of subjects) {
      const nameOf = (name: string) => `${subject.app}-${name}-${shot.screen}-${shot.theme}`;
      const pictures = subject.pictures.filter(({ name }) => nameOf(name).includes(wanted));
      if (pictures.length === 0) continue;
      const context = await browserFor(browser, product, subject, shot);
      await takeAll(context, pictures, (name) => path.join(folder, `${nameOf(name)}.png`));
      await context.close();
      taken += pictures.length;
    }
  }
  return taken;
}

await mkdir(folder, { recursive: true });
const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const product = await startProduct({ env: { SEED: 'demo' } });
const browser = await launchBrowser();
try {
  const taken = await photograph(browser, product, positionals[0] ?? '');
  console.log(`${taken} imagens em ${path.relative(process.cwd(), folder)}`);
} finally {
  await browser.close();
  await product.stop();
  await cluster.stop();
}
