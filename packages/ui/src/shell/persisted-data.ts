import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { runningScript } from './build.ts';
import { hearSealed, readSealed, sealedAccount, writeSealed } from './sealed/sealed.ts';
import { serverNow } from './server-clock.ts';

/** The tRPC path of a procedure: 'solicitacoes.doEntregador'. */
export type Procedure = `${string}.${string}`;

/** The sealed slot. Until release 1.0.0 the same key of localStorage had the data, in the clear. */
export const DATA_SLOT = 'dados_guardados';
/** Older data are ignored, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60_000;
/** The answers to one event arrive within this time and are written together, in milliseconds. */
const WRITE_MS = 100;
/** Larger data are not stored, because other code needs the browser's storage too, in characters. */
const MAX_CHARS = 1_000_000;
/** Never stored, whatever a panel lists, because phones are shared: documents, sessions, passwords, other people. */
const NEVER = /^(sessao|senhas|push)\.|\.perfil$|^entregadores\./;

interface Kept {
  versao: string;
  em: number;
  dados: readonly { chave: QueryKey; dado: unknown; de: number }[];
}

/** Returns the procedure of a tRPC query key, which starts with the procedure's path. */
function procedureOf(key: QueryKey): string {
  const [path] = key;
  return Array.isArray(path) ? path.join('.') : '';
}

const mayKeep = (wanted: ReadonlySet<string>, query: Query): boolean => {
  const procedure = procedureOf(query.queryKey);
  return wanted.has(procedure) && !NEVER.test(procedure) && query.state.data !== undefined;
};

/** The build of the data, because another build may expect other shapes. */
const version = (): string => runningScript() ?? 'dev';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'versao' in value &&
  'em' in value &&
  'dados' in value &&
  Array.isArray(value.dados);

function read(): Kept | null {
  const value = readSealed(DATA_SLOT);
  if (!isKept(value)) return null;
  // biome-ignore lint/plugin: before the first render no server has answered
  const fresh = Date.now() - value.em < MAX_AGE_MS;
  return fresh && value.versao === version() ? value : null;
}

/** Data of an older release are not restored: another build may expect other shapes. */
function removeFormer(): void {
  try {
    localStorage.removeItem(DATA_SLOT);
  } catch {
    // Storage may be forbidden. It then has no data.
  }
}

function write(client: QueryClient, wanted: ReadonlySet<string>): void {
  // After 'Sair' nothing may be written: the session ends before the page unloads.
  if (sealedAccount() === null) return;
  const queries = client.getQueryCache().findAll({ predicate: (query) => mayKeep(wanted, query) });
  const dados = queries.map(({ queryKey, state }) => ({ chave: queryKey, dado: state.data, de: state.dataUpdatedAt }));
  const kept: Kept = { versao: version(), em: serverNow(), dados };
  // Where the device refuses, a reload without a network shows nothing.
  if (JSON.stringify(kept).length <= MAX_CHARS) void writeSealed(DATA_SLOT, kept);
}

let restored: number | null = null;

/** Returns the time of the restored data in epoch milliseconds, or null without restored data. */
export const restoredAt = (): number | null => restored;

/** Restores the last answers before the first render and marks them as stale, so that they are refetched at once. */
export function restoreData(client: QueryClient): void {
  removeFormer();
  const kept = read();
  if (!kept) return;
  for (const { chave, dado, de } of kept.dados) client.setQueryData(chave, dado, { updatedAt: de });
  for (const query of client.getQueryCache().getAll()) query.invalidate();
  restored = kept.em;
}

/** Stores the last answers of these procedures for a reload without a network. Returns a function that stops it. */
export function keepData(client: QueryClient, procedures: readonly Procedure[]): () => void {
  const wanted = new Set<string>(procedures);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(client, wanted);
  };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !mayKeep(wanted, event.query)) return;
    timer ??= setTimeout(flush, WRITE_MS);
  });
  // The server named another account: the answers of the one before are not to be stored as theirs.
  const unhear = hearSealed(DATA_SLOT, (what) => {
    if (what === 'opened') client.removeQueries({ type: 'inactive', predicate: (query) => mayKeep(wanted, query) });
  });
  // A page that goes for good has no time to seal. On a phone it is hidden first.
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  return () => {
    clearTimeout(timer);
    stop();
    unhear();
    document.removeEventListener('visibilitychange', flush);
    removeEventListener('pagehide', flush);
  };
}
