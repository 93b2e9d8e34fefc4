import { homeOf } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';

/** Matches the files in a panel's page: script, parts of the first view, style sheet, fonts. */
const FILE = /(?:src|href)="(\/[^"]*\/assets\/[^"]+)"/g;

/** Whether the browser saves data. Nothing is then loaded in advance. */
const poupa = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

async function trazer(home: string, signal: AbortSignal): Promise<void> {
  // A panel with a host of its own redirects there. Files fetched from here would not be in its cache.
  const get = (url: string) => fetch(url, { signal, redirect: 'error', priority: 'low' });
  const page = await (await get(home)).text();
  const files = [...page.matchAll(FILE)].map(([, file = '']) => file);
  await Promise.all(files.map(async (file) => (await get(file)).arrayBuffer()));
}

type Vez = { home: string; pronto: Promise<void>; parar: () => void };
let vez: Vez | null = null;

/**
 * Loads the panel of an access type into the browser's cache during typing, so that it opens at once after the login.
 * Resolves when the files are loaded. A call for another type aborts it. Never rejects: without it the panel loads its
 * files itself.
 */
export function aquecer(tipo: UserType): Promise<void> {
  const home = homeOf(tipo);
  if (vez?.home === home) return vez.pronto;
  vez?.parar();
  const linha = new AbortController();
  const pronto = poupa() ? Promise.resolve() : trazer(home, linha.signal).catch(() => undefined);
  vez = { home, pronto, parar: () => linha.abort() };
  return pronto;
}
