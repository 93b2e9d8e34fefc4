import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Em, Orm } from '@corre/db/orm.ts';

/** The one NOTIFY channel. Each payload is a JSON array of events. */
export const CANAL = 'corre';

/** PostgreSQL takes payloads of fewer than 8,000 bytes. Events are names and numbers: a character is a byte. */
const CARGA_MAX = 7_900;

/** What transactions have gathered, as JSON and each once. A transaction that dies takes its own with it. */
const reunidos = new WeakMap<object, Set<string>>();

const transacao = (em: Em): object => em.getTransactionContext() ?? em;

type Ouvinte = (evento: Evento) => void;

/** Who is told of what this process itself says, by the event manager that all its entity managers share. */
const ouvintes = new WeakMap<object, Ouvinte>();
/** What transactions under way have said, to be asked once they are committed. */
const ditos = new WeakMap<object, (() => Evento[])[]>();

/**
 * Tells `ouvinte` of every event that this process says, as soon as it is committed and before anybody is answered: its own act is
 * heard here without the way over the database.
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

/** Tells this process alone, at the commit: the others hear it from the statement itself. */
export function anotarDitos(em: Em, eventos: () => Evento[]): void {
  const tx = em.getTransactionContext();
  if (tx) return void ditos.set(tx, [...(ditos.get(tx) ?? []), eventos]);
  for (const evento of eventos()) ouvintes.get(em.getEventManager())?.(evento);
}

/** The events, each once and in order, as few payloads as they fit into. */
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
 * Tells every process, when the transaction of `em` commits, that something happened; after `reunirAvisos` it only keeps
 * the event for `recolherAvisos`. Lost hints cost latency, nothing else.
 */
export async function avisar(em: Em, ...eventos: Evento[]): Promise<void> {
  const textos = eventos.map((evento) => JSON.stringify(evento));
  const guardados = reunidos.get(transacao(em));
  if (guardados) for (const texto of textos) guardados.add(texto);
  else for (const carga of cargasDe(textos)) await em.execute('select pg_notify(?, ?)', [CANAL, carga]);
  anotarDitos(em, () => eventos);
}

/** From now on `avisar` gathers what the transaction of `em` says, instead of a statement each time. */
export function reunirAvisos(em: Em): void {
  const chave = transacao(em);
  if (!reunidos.has(chave)) reunidos.set(chave, new Set());
}

/** Gives what lets go of all that is gathered from now on: it did not happen. */
export function lembrarAvisos(em: Em): () => void {
  const guardados = reunidos.get(transacao(em));
  const ate = guardados?.size ?? 0;
  return () => {
    for (const texto of [...(guardados ?? [])].slice(ate)) guardados?.delete(texto);
  };
}

/**
 * Ends the gathering. The caller's last statement sends what it gives, one `pg_notify` each:
 * `select pg_notify('corre', carga) from unnest($1::text[]) carga`. Empty when there is nothing to say.
 */
export function recolherAvisos(em: Em): string[] {
  const chave = transacao(em);
  const cargas = cargasDe(reunidos.get(chave) ?? []);
  reunidos.delete(chave);
  return cargas;
}
