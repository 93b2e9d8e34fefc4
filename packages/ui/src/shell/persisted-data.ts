import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { panelKind, runningScript } from './build.ts';
import { serverNow } from './server-clock.ts';
import { readSession } from './session.ts';

/** The tRPC path of a procedure: 'solicitacoes.doEntregador'. */
export type Procedure = `${string}.${string}`;

/** 'Sair' and an ended session clear this key with the rest of localStorage. */
const KEY = 'dados_guardados';
/** Older data are ignored, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60_000;
/** Changes within this time are written together, in milliseconds. */
const WRITE_MS = 1_000;
/** Larger data are not stored, because other code needs the browser's storage too, in characters. */
const MAX_CHARS = 1_000_000;
/** Never stored, whatever a panel lists, because phones are shared: documents, sessions, passwords, other people. */
const NEVER = /^(sessao|senhas|push)\.|\.perfil$|^entregadores\./;

interface Kept {
  conta: string;
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

/**
 * Returns the owner of the data, because a phone may have several accounts in one day. The storage names the newest
 * login; the panel of an older one keeps nothing.
 */
function account(): string | null {
  const sessao = readSession();
  if (panelKind !== null && sessao?.user_type !== panelKind) return null;
  return sessao && `${sessao.user_type}:${sessao.user_id ?? sessao.comercio_nome}`;
}

/** The build of the data, because another build may expect other shapes. */
const version = (): string => runningScript() ?? 'dev';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'conta' in value &&
  'versao' in value &&
  'em' in value &&
  'dados' in value &&
  Array.isArray(value.dados);

function read(): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isKept(value)) return null;
    // biome-ignore lint/plugin: before the first render no server has answered
    const fresh = Date.now() - value.em < MAX_AGE_MS;
    return fresh && value.conta === account() && value.versao === version() ? value : null;
  } catch {
    return null;
  }
}

function write(client: QueryClient, wanted: ReadonlySet<string>): void {
  const conta = account();
  // After 'Sair' nothing may be written: the session ends before the page unloads.
  if (conta === null) return;
  const queries = client.getQueryCache().findAll({ predicate: (query) => mayKeep(wanted, query) });
  const dados = queries.map(({ queryKey, state }) => ({ chave: queryKey, dado: state.data, de: state.dataUpdatedAt }));
  const kept: Kept = { conta, versao: version(), em: serverNow(), dados };
  try {
    const text = JSON.stringify(kept);
    if (text.length <= MAX_CHARS) localStorage.setItem(KEY, text);
  } catch {
    // Storage may be full or forbidden. A reload without a network then shows nothing.
  }
}

let restored: number | null = null;

/** Returns the time of the restored data in epoch milliseconds, or null without restored data. */
export const restoredAt = (): number | null => restored;

/** Restores the last answers before the first render and marks them as stale, so that they are refetched at once. */
export function restoreData(client: QueryClient): void {
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
  addEventListener('pagehide', flush);
  return () => {
    clearTimeout(timer);
    stop();
    removeEventListener('pagehide', flush);
  };
}
