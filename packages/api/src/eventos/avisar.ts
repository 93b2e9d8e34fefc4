import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Em, Orm } from '@corre/db/orm.ts';

/** The only NOTIFY channel. Each payload is a JSON array of events. */
export const CANAL = 'corre';

/** PostgreSQL limits payloads to less than 8,000 bytes. Events contain only ASCII, so a character is a byte. */
const CARGA_MAX = 7_900;

/** The events that transactions have gathered, as JSON, each once. The weak map drops those of a failed transaction. */
const reunidos = new WeakMap<object, Set<string>>();

const transacao = (em: Em): object => em.getTransactionContext() ?? em;

type Ouvinte = (evento: Evento) => void;

/** The listener of this process's own events, by the event manager that all its entity managers share. */
const ouvintes = new WeakMap<object, Ouvinte>();
/** The events of open transactions, as functions that are called after the commit. */
const ditos = new WeakMap<object, (() => Evento[])[]>();

/**
 * Calls `ouvinte` with every event that this process sends, after the commit and before the caller gets an answer. A
 * process thus learns of its own acts without a round trip to the database.
 */
export function ouvirProprios({ em }: Orm, ouvinte: Ouvinte): void {
  const manager = em.getEventManager();
  ouvintes.set(manager, ouvinte);
  manager.registerSubscriber({
    afterTransactionCommit: async ({ transaction }) => {
      if (transaction) for (const dito of ditos.get(transaction) ?? []) for (const evento of dito()) ouvinte(evento);
    },
  });
}

/** Passes events to this process only, after the commit. Other processes get them from the NOTIFY statement. */
export function anotarDitos(em: Em, eventos: () => Evento[]): void {
  const tx = em.getTransactionContext();
  if (tx) return void ditos.set(tx, [...(ditos.get(tx) ?? []), eventos]);
  for (const evento of eventos()) ouvintes.get(em.getEventManager())?.(evento);
}

/** Packs the events into as few payloads as possible, each event once and in order. */
export function cargasDe(eventos: Iterable<string>): string[] {
  const cargas: string[] = [];
  let atual = '';
  for (const evento of new Set(eventos)) {
    if (atual !== '' && atual.length + evento.length + 3 > CARGA_MAX) {
      cargas.push(`[${atual}]`);
      atual = '';
    }
    atual = atual === '' ? evento : `${atual},${evento}`;
  }
  if (atual !== '') cargas.push(`[${atual}]`);
  return cargas;
}

/**
 * Sends events to every process when the transaction of `em` commits. After `reunirAvisos` it only gathers them for
 * `recolherAvisos`. A lost event costs latency and nothing else.
 */
export async function avisar(em: Em, ...eventos: Evento[]): Promise<void> {
  const textos = eventos.map((evento) => JSON.stringify(evento));
  const guardados = reunidos.get(transacao(em));
  if (guardados) for (const texto of textos) guardados.add(texto);
  else for (const carga of cargasDe(textos)) await em.execute('select pg_notify(?, ?)', [CANAL, carga]);
  anotarDitos(em, () => eventos);
}

/** From now on `avisar` gathers the events of the transaction of `em`, instead of one statement for each. */
export function reunirAvisos(em: Em): void {
  const chave = transacao(em);
  if (!reunidos.has(chave)) reunidos.set(chave, new Set());
}

/** Returns a function that discards all events gathered after this call. */
export function lembrarAvisos(em: Em): () => void {
  const guardados = reunidos.get(transacao(em));
  const ate = guardados?.size ?? 0;
  return () => {
    for (const texto of [...(guardados ?? [])].slice(ate)) guardados?.delete(texto);
  };
}

/**
 * Ends the gathering and returns the payloads. The caller's last statement must send them, one `pg_notify` each:
 * `select pg_notify('corre', carga) from unnest($1::text[]) carga`. Returns an empty list without events.
 */
export function recolherAvisos(em: Em): string[] {
  const chave = transacao(em);
  const cargas = cargasDe(reunidos.get(chave) ?? []);
  reunidos.delete(chave);
  return cargas;
}
