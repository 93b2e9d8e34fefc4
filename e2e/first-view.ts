import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { homeOf, type PanelName, panelNamed } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { LIVE_PATH } from '@corre/contract/web-paths.ts';
import type { Page } from 'playwright-core';

const apps = path.resolve(import.meta.dirname, '..', 'apps');
const KB = 1024;

/**
 * Budgets of each app. `scripts` and `styles`: compressed KB that the page names. `requests`: until the page is
 * usable, including the live stream.
 */
export const BUDGETS = {
  landing: { scripts: 87, styles: 17, requests: 15 },
  courier: { scripts: 133, styles: 17, requests: 10 },
  shop: { scripts: 140, styles: 16, requests: 10 },
  // One request more: a reader of sheets that is no ES module has its own runtime file.
  admin: { scripts: 140, styles: 15, requests: 11 },
  support: { scripts: 170, styles: 15, requests: 10 },
} as const satisfies Record<PanelName, { scripts: number; styles: number; requests: number }>;

/** A panel of the demonstration: its account, and the element that shows when it is usable. */
export interface Account {
  panel: Exclude<PanelName, 'landing'>;
  user_type: UserType;
  /** the login's choice of access */
  access: string;
  usuario: string;
  useful: string;
}

/** Budgets of the public form pages, in KB: the form without its validation. */
export const FORM_PAGES = { '/login': 92, '/cadastro': 113 } as const;

const PASSWORD = 'demo1234';
/** The first row of a table, or of the list that replaces it on a phone. */
const ROW = 'tbody:not([aria-hidden]) tr, main ul[aria-label] > li';
export const ACCOUNTS: readonly Account[] = [
  { panel: 'courier', user_type: 'entregador', access: 'Entregador', usuario: 'joao', useful: '#hoje' },
  { panel: 'shop', user_type: 'comercio', access: 'Comércio', usuario: 'Pizzaria Bella Massa', useful: ROW },
  { panel: 'admin', user_type: 'admin', access: 'Administrador', usuario: 'admin', useful: ROW },
  {
    panel: 'support',
    user_type: 'suporte',
    access: 'Suporte',
    usuario: 'suporte',
    useful: '[data-solicitacao], [data-entregador]',
  },
];

export const homeOfAccount = ({ user_type }: Account): string => homeOf(user_type);

/** Fills in the login. The radio is off screen, so the test presses its label, as a person does. */
export async function fillLogin(page: Page, { access, usuario }: Account): Promise<void> {
  await page.getByText(access, { exact: true }).first().click();
  await page.locator('input[name=usuario]').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
}

/** Returns the paths of the files that a built page names. The browser requests them before any script runs. */
export function namedFiles(app: PanelName, page: string): string[] {
  const html = readFileSync(path.join(apps, app, 'dist', page), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+)"/g)].map(([, file = '']) => file);
}

/** Returns the compressed size of a build's file. `url` may contain the host. */
function compressedKb(app: PanelName, url: string): number {
  const file = path.basename(new URL(url, 'http://host').pathname);
  return gzipSync(readFileSync(path.join(apps, app, 'dist', 'assets', file))).length / KB;
}

/** Returns the sizes of these files, summed by kind. */
export function weigh(app: PanelName, urls: readonly string[]) {
  const own = urls.filter((url) => new URL(url, 'http://host').pathname.startsWith(`${base(app)}assets/`));
  const sum = (ending: string) =>
    own.filter((url) => url.endsWith(ending)).reduce((kb, url) => kb + compressedKb(app, url), 0);
  return { scripts: sum('.js'), styles: sum('.css') };
}

const base = (app: PanelName) => panelNamed(app).path.replace(/\/?$/, '/');

/** Returns an init script that marks when the page is usable, for `askedUntil`. */
export const watchForUse = ({ useful }: Account): string => `
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(useful)})) return;
    observer.disconnect();
    performance.mark('util');
  }).observe(document, { childList: true, subtree: true });`;

/**
 * Returns the requests of the page, including itself, up to a mark. 'util': the page was usable. 'corre:calma': its
 * first view was complete and the rest was requested (packages/ui/src/shell/calm.ts). The live stream never ends, so
 * the timing list does not contain it.
 */
export async function askedUntil(page: Page, mark: 'util' | 'corre:calma'): Promise<string[]> {
  // Waits for the mark with an observer, because the pages' policy forbids the evaluation of strings.
  await page.evaluate(`new Promise((stands) => new PerformanceObserver((list) =>
    list.getEntriesByName('${mark}').length > 0 && stands()).observe({ type: 'mark', buffered: true })).then(() => true)`);
  return page.evaluate<string[]>(`[
    location.href,
    ...performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= performance.getEntriesByName('${mark}')[0].startTime)
      .map(({ name }) => name).filter((name) => !name.includes('${LIVE_PATH}')),
  ]`);
}
