import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { homeOf, type PanelName, panelNamed } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { LIVE_PATH } from '@corre/contract/web-paths.ts';
import type { Page } from 'playwright-core';

const apps = path.resolve(import.meta.dirname, '..', 'apps');
const KB = 1024;

/** What a page may name before it runs, compressed, in KB; and what it may ask for until it is of use, with the live stream. */
export const BUDGETS = {
  landing: { scripts: 85, styles: 17, requests: 15 },
  courier: { scripts: 130, styles: 17, requests: 10 },
  shop: { scripts: 140, styles: 15, requests: 10 },
  admin: { scripts: 140, styles: 15, requests: 10 },
  support: { scripts: 170, styles: 15, requests: 10 },
} as const satisfies Record<PanelName, { scripts: number; styles: number; requests: number }>;

/** A panel of the demonstration: who signs in to it, and what stands there once it is of use. */
export interface Account {
  panel: Exclude<PanelName, 'landing'>;
  user_type: UserType;
  /** the login's choice of access */
  access: string;
  usuario: string;
  useful: string;
}

/** The public pages that are more than text: what a form is made of, without what checks it. */
export const FORM_PAGES = { '/login': 90, '/cadastro': 110 } as const;

const PASSWORD = 'demo1234';
/** The first row of a table, or of what stands in its place on a phone. */
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

/** Fills the login in as its person does; the radio is off screen, its label is what they press. */
export async function fillLogin(page: Page, { access, usuario }: Account): Promise<void> {
  await page.getByText(access, { exact: true }).first().click();
  await page.locator('input[name=usuario]').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
}

/** Paths of the files that a page of a build names: what the browser asks for before anything runs. */
export function namedFiles(app: PanelName, page: string): string[] {
  const html = readFileSync(path.join(apps, app, 'dist', page), 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/[^"]*assets\/[^"]+)"/g)].map(([, file = '']) => file);
}

/** A file of a build as it comes over the line; `url` may have the host in front. */
function compressedKb(app: PanelName, url: string): number {
  const file = path.basename(new URL(url, 'http://host').pathname);
  return gzipSync(readFileSync(path.join(apps, app, 'dist', 'assets', file))).length / KB;
}

/** What these files weigh together, by kind. */
export function weigh(app: PanelName, urls: readonly string[]) {
  const own = urls.filter((url) => new URL(url, 'http://host').pathname.startsWith(`${base(app)}assets/`));
  const sum = (ending: string) =>
    own.filter((url) => url.endsWith(ending)).reduce((kb, url) => kb + compressedKb(app, url), 0);
  return { scripts: sum('.js'), styles: sum('.css') };
}

const base = (app: PanelName) => panelNamed(app).path.replace(/\/?$/, '/');

/** When the page is of use, for `askedUntil`: an init script of its context. */
export const watchForUse = ({ useful }: Account): string => `
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(useful)})) return;
    observer.disconnect();
    performance.mark('util');
  }).observe(document, { childList: true, subtree: true });`;

/**
 * What the page asked for, itself included, until it was of use, or until its first view stood and the rest was asked for
 * (packages/ui/src/shell/calm.ts). The live stream, an answer that does not end, is in no list of times.
 */
export async function askedUntil(page: Page, mark: 'util' | 'corre:calma'): Promise<string[]> {
  // by what stands in the list already, or comes into it; the pages' policy lets no string be evaluated in them
  await page.evaluate(`new Promise((stands) => new PerformanceObserver((list) =>
    list.getEntriesByName('${mark}').length > 0 && stands()).observe({ type: 'mark', buffered: true })).then(() => true)`);
  return page.evaluate<string[]>(`[
    location.href,
    ...performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= performance.getEntriesByName('${mark}')[0].startTime)
      .map(({ name }) => name).filter((name) => !name.includes('${LIVE_PATH}')),
  ]`);
}
