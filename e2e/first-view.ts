import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { homeOf, type PanelName, panelNamed } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Locator, Page } from 'playwright-core';

const apps = path.resolve(import.meta.dirname, '..', 'apps');
const KB = 1024;

/** What a browser may fetch before a first view stands: compressed, in KB, and in requests of the page. */
export const BUDGETS = {
  landing: { scripts: 85, styles: 17, requests: 15 },
  courier: { scripts: 130, styles: 17, requests: 10 },
  shop: { scripts: 140, styles: 17, requests: 10 },
  admin: { scripts: 140, styles: 17, requests: 10 },
  support: { scripts: 170, styles: 17, requests: 10 },
} as const satisfies Record<PanelName, { scripts: number; styles: number; requests: number }>;

/** A panel of the demonstration: who signs in to it, and when there is something to work with. */
export interface Account {
  panel: Exclude<PanelName, 'landing'>;
  user_type: UserType;
  /** the login's choice of access */
  access: string;
  usuario: string;
  useful: (page: Page) => Locator;
}

/** The public pages that are more than text: what a form is made of, without what checks it. */
export const FORM_PAGES = { '/login': 90, '/cadastro': 110 } as const;

const PASSWORD = 'demo1234';
export const ACCOUNTS: readonly Account[] = [
  {
    panel: 'courier',
    user_type: 'entregador',
    access: 'Entregador',
    usuario: 'joao',
    useful: (page) => page.getByRole('heading', { name: 'Hoje' }),
  },
  {
    panel: 'shop',
    user_type: 'comercio',
    access: 'Comércio',
    usuario: 'Pizzaria Bella Massa',
    useful: (page) => page.getByRole('form', { name: 'Solicitar entrega' }),
  },
  {
    panel: 'admin',
    user_type: 'admin',
    access: 'Administrador',
    usuario: 'admin',
    useful: (page) => page.getByRole('row').filter({ hasText: 'Maria Aparecida Souza' }),
  },
  {
    panel: 'support',
    user_type: 'suporte',
    access: 'Suporte',
    usuario: 'suporte',
    useful: (page) => page.getByRole('combobox', { name: 'Solicitação' }),
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

/** What the page asked for until its first view stood (packages/ui/src/shell/calm.ts), itself included. */
export async function askedForFirstView(page: Page): Promise<string[]> {
  // by what stands in the list already, or comes into it; the pages' policy lets no string be evaluated in them
  await page.evaluate(`new Promise((stands) => new PerformanceObserver((list) =>
    list.getEntriesByName('corre:calma').length > 0 && stands()).observe({ type: 'mark', buffered: true })).then(() => true)`);
  return page.evaluate<string[]>(`[
    location.href,
    ...performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= performance.getEntriesByName('corre:calma')[0].startTime)
      .map(({ name }) => name),
  ]`);
}
