import { homeOf } from '@corre/contract/panels.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';

/** The files that a panel's page names: script, parts of the first view, sheet, faces. */
const FILE = /(?:src|href)="(\/[^"]*\/assets\/[^"]+)"/g;

/** Whoever saves data is asked for nothing that they may not need. */
const poupa = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);

async function trazer(home: string, signal: AbortSignal): Promise<void> {
  // a panel with a host of its own answers from there: what this page fetched would be of no use to it
  const get = (url: string) => fetch(url, { signal, redirect: 'error', priority: 'low' });
  const page = await (await get(home)).text();
  const files = [...page.matchAll(FILE)].map(([, file = '']) => file);
  await Promise.all(files.map(async (file) => (await get(file)).arrayBuffer()));
}

type Vez = { home: string; pronto: Promise<void>; parar: () => void };
let vez: Vez | null = null;

/**
 * Brings the panel of an access type into the browser's cache while its person types, so that it opens at once after the login;
 * settles when it is there. It is given up for the panel of another type. Never fails: without it the panel fetches what it needs.
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
