import { homeOf } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';

/** Matches the files in a panel's page: script, parts of the first view, style sheet, fonts. */
const FILE = /(?:src|href)="(\/[^"]*\/assets\/[^"]+)"/g;

/** Whether the browser saves data. Nothing is then loaded in advance. */
const savesData = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

async function fetchPanel(home: string, signal: AbortSignal): Promise<void> {
  // A panel with a host of its own redirects there. Files fetched from here would not be in its cache.
  const get = (url: string) => fetch(url, { signal, redirect: 'error', priority: 'low' });
  const page = await (await get(home)).text();
  const files = [...page.matchAll(FILE)].map(([, file = '']) => file);
  await Promise.all(files.map(async (file) => (await get(file)).arrayBuffer()));
}

type Prefetch = { home: string; done: Promise<void>; stop: () => void };
let running: Prefetch | null = null;

/**
 * Loads the panel of an access type into the browser's cache during typing, so that it opens at once after the login.
 * Resolves when the files are loaded. A call for another type aborts it. Never rejects: without it the panel loads its
 * files itself.
 */
export function prefetchPanel(tipo: UserType): Promise<void> {
  const home = homeOf(tipo);
  if (running?.home === home) return running.done;
  running?.stop();
  const abort = new AbortController();
  const done = savesData() ? Promise.resolve() : fetchPanel(home, abort.signal).catch(() => undefined);
  running = { home, done, stop: () => abort.abort() };
  return done;
}
