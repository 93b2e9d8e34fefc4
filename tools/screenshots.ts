/**
 * `npm run screenshots`: every page of the five apps with the demonstration's data, on a phone (360 × 740) and a desktop,
 * light and dark. A word after `--` takes only the pictures whose name holds it.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { clusterVariable, startTestCluster } from '@corre/db/testing/cluster.ts';
import type { Browser, Page } from 'playwright-core';
import { desktop, launchBrowser, type Product, phone, startProduct } from '../e2e/harness.ts';

const folder = path.resolve(import.meta.dirname, '..', 'artifacts', 'screenshots');
/** Every account of the demonstration has this password. */
const DEMO_PASSWORD = 'demo1234';

interface Picture {
  name: string;
  path: string;
  /** what to do before the picture is taken */
  prepare?: (page: Page) => Promise<unknown>;
}
interface Account {
  url: '/api/login' | '/api/login/comercio';
  usuario: string;
}
interface Subject {
  app: string;
  account?: Account;
  pictures: Picture[];
}

const open = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const tabs = (base: string, names: readonly string[]): Picture[] =>
  names.map((name, index) => ({ name, path: index === 0 ? base : `${base}/${name}` }));

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
    pictures: tabs('/dashboard', ['dashboard', 'solicitacoes', 'historico', 'perfil']),
  },
  {
    app: 'shop',
    account: { url: '/api/login/comercio', usuario: 'Pizzaria do João' },
    pictures: tabs('/comercio', ['dashboard', 'solicitar', 'pendentes', 'historico', 'configuracoes']),
  },
  {
    app: 'admin',
    account: { url: '/api/login', usuario: 'admin' },
    pictures: tabs('/admin', [
      'entregadores',
      'relatorio-entregadores',
      'relatorio-comercios',
      'dados-comercios',
      'acompanhamento-semanal',
      'gerenciar-comercios',
      'configuracoes-admin',
      'relatorio-semana',
    ]),
  },
  {
    app: 'support',
    account: { url: '/api/login', usuario: 'suporte' },
    pictures: tabs('/suporte', [
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
const themes = ['light', 'dark'] as const;

/** Fonts and pictures are there, what was loading has come, nothing moves any more. */
async function settle(page: Page): Promise<void> {
  // The live stream never ends, so "no traffic" never comes for a panel: a bounded wait is all that can be asked.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
}

async function photograph(browser: Browser, product: Product, wanted: string): Promise<number> {
  let taken = 0;
  for (const [screen, options] of Object.entries(screens)) {
    for (const colorScheme of themes) {
      for (const { app, account, pictures } of subjects) {
        const chosen = pictures.filter(({ name }) => `${app}-${name}-${screen}-${colorScheme}`.includes(wanted));
        if (chosen.length === 0) continue;
        const context = await browser.newContext({
          ...options,
          baseURL: product.baseUrl,
          colorScheme,
          reducedMotion: 'reduce',
        });
        if (account) {
          const data = { usuario: account.usuario, senha: DEMO_PASSWORD };
          const answer = await context.request.post(account.url, { data });
          if (!answer.ok()) throw new Error(`${account.usuario}: ${await answer.text()}`);
        }
        for (const picture of chosen) {
          const page = await context.newPage();
          await page.goto(picture.path);
          await settle(page);
          await picture.prepare?.(page);
          if (picture.prepare) await settle(page);
          const file = path.join(folder, `${app}-${picture.name}-${screen}-${colorScheme}.png`);
          const dialog = (await page.getByRole('dialog').count()) > 0;
          await page.screenshot({ path: file, fullPage: !dialog, animations: 'disabled' });
          await page.close();
          taken += 1;
        }
        await context.close();
      }
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
  const taken = await photograph(browser, product, process.argv[2] ?? '');
  console.log(`${taken} imagens em ${path.relative(process.cwd(), folder)}`);
} finally {
  await browser.close();
  await product.stop();
  await cluster.stop();
}
