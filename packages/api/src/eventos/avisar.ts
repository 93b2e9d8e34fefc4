import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Em, Orm } from '@corre/db/orm.ts';

/** The only NOTIFY channel. Each payload is a JSON array of events. */
export const CANAL = 'corre';

/** PostgreSQL limits payloads to less than 8,000 bytes. Events contain only ASCII, so a character is a byte. */
const CARGA_MAX = 7_900;

/** The events that transactions have gathered, as JSON, each once. The weak map drops those of a failed transaction. */
const collected = new WeakMap<object, Set<string>>();

const transacao = (em: Em): object => em.getTransactionContext() ?? em;

type Listener = (evento: Evento) => void;

/** The listener of this process's own events, by the event manager that all its entity managers share. */
const listeners = new WeakMap<object, Listener>();
/** The events of open transactions, as functions that are called after the commit. */
const ditos = new WeakMap<object, (() => Evento[])[]>();

/**
 * Calls `ouvinte` with every event that this process sends, after the commit and before the caller gets an answer. A
 * process thus learns of its own acts without a round trip to the database.
 */
export function ouvirProprios({ em }: Orm, listener: Listener): void {
  const manager = em.getEventManager();
  listeners.set(manager, listener);
  manager.registerSubscriber({
    afterTransactionCommit: async ({ transaction }) => {
      if (transaction) for (const dito of ditos.get(transaction) ?? []) for (const evento of dito()) listener(evento);
    },
  });
}

/** Passes events to this process only, after the commit. Other processes get them from the NOTIFY statement. */
export function anotarDitos(em: Em, eventos: () => Evento[]): void {
  const tx = em.getTransactionContext();
  if (tx) return void ditos.set(tx, [...(ditos.get(tx) ?? []), eventos]);
  for (const evento of eventos()) listeners.get(em.getEventManager())?.(evento);
}

/** Packs the events into as few payloads as possible, each event once and in order. */
export function cargasDe(eventos: Iterable<string>): string[] {
  const payloads: string[] = [];
  let atual = '';
  for (const evento of new Set(eventos)) {
    if (atual !== '' && atual.length + evento.length + 3 > CARGA_MAX) {
      payloads.push(`[${atual}]`);
      atual = '';
    }
    atual = atual === '' ? evento : `${atual},${evento}`;
  }
  if (atual !== '') payloads.push(`[${atual}]`);
  return payloads;
}

/**
 * Sends events to every process when the transaction of `em` commits. After `reunirAvisos` it only gathers them for
 * `recolherAvisos`. A lost event costs latency and nothing else.
 */
export async function avisar(em: Em, ...eventos: Evento[]): Promise<void> {
  const textos = eventos.map((evento) => JSON.stringify(evento));
  const kept = collected.get(transacao(em));
  if (kept) for (const text of textos) kept.add(text);
  else for (const payload of cargasDe(textos)) await em.execute('select pg_notify(?, ?)', [CANAL, payload]);
  anotarDitos(em, () => eventos);
}

/** From now on `avisar` gathers the events of the transaction of `em`, instead of one statement for each. */
export function gatherAvisos(em: Em): void {
  const chave = transacao(em);
  if (!collected.has(chave)) collected.set(chave, new Set());
}

/** Returns a function that discards all events gathered after this call. */
export function lembrarAvisos(em: Em): () => void {
  const kept = collected.get(transacao(em));
  const ate = kept?.size ?? 0;
  return () => {
    for (const text of [...(kept ?? [])].slice(ate)) kept?.delete(text);
  };
}

/**
 * Ends the gathering and returns the payloads. The caller's last statement must send them, one `pg_notify` each:
 * `select pg_notify('corre', carga) from unnest($1::text[]) carga`. Returns an empty list without events.
 */
export function collectAvisos(em: Em): string[] {
  const chave = transacao(em);
  const payloads = cargasDe(collected.get(chave) ?? []);
  collected.delete(chave);
  return payloads;
}
