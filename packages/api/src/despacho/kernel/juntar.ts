import { isDeepStrictEqual } from 'node:util';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, type RawBuilder, sql } from '@corre/db/sql.ts';
import { prepare, prepareLater } from '@corre/db/statement-names.ts';
import { isBlocked, isLost } from '../../base/database-failures.ts';
import { actsTransaction, type Noted, rememberNotes } from '../../base/dispatch-notes.ts';
import { actsTogether } from '../../base/measures.ts';
import type { Onde } from '../../base/ports.ts';
import { lembrarAvisos } from '../../eventos/avisar.ts';
import { erroDoAto, estaPresa, limitarEspera } from './linha-presa.ts';
import type { Vez } from './turno.ts';

/** An act that waits for its turn to change the queue. */
export interface Esperando extends Vez, Omit<Noted, 'desde'> {
  em: Em;
  /** the account or praça that the act works on */
  onde?: Onde | undefined;
  /** Runs the act in the transaction of `tx`. Returns a function that answers the caller after the commit. */
  fazer(tx: Em): Promise<() => void>;
}

/** The instant of a turn's lock, and its praça. */
interface Trava {
  instante: string;
  praca_id: number;
}

/** Runs acts under the lock. `acao` gets the instant and the praça, and returns the last instant that it used. */
export type NaTrava = (tx: Em, acao: (trava: Trava) => Promise<string>) => Promise<void>;

/** The outcome of an act within its savepoint. */
type Desfecho = { responder: () => void } | { erro: unknown };

/**
 * How long an act in a shared transaction waits for a row lock. A separate act locks such a row before the dispatch
 * lock. A shared act locks it after. The opposite order could deadlock, so an act that waits too long is repeated
 * alone.
 */
const ESPERA = '50ms';
const ESPEROU = '55P03';

/** Thrown by an act that cannot share a turn. The act is repeated alone. */
export class FazSozinho extends Error {}

/** What an act in a shared transaction knows of its turn. */
interface Parte extends Trava {
  onde: Onde | undefined;
}

/** The act that runs now, by shared transaction. */
const partes = new WeakMap<object, Parte>();

/**
 * Returns the turn's data for an act whose shared transaction already has the lock. Returns undefined for a separate
 * act.
 */
export const doLote = (em: Em): Parte | undefined => partes.get(em.getTransactionContext() ?? em);

const contaDe = (onde: Onde | undefined, nome: 'entregador_id' | 'comercio_id'): number | null =>
  (onde && nome in onde && (onde as Partial<Record<typeof nome, number>>)[nome]) || null;

/** Returns whether both name the same courier, shop, request or praça. */
export const mesmaConta = (um: Onde | undefined, outro: Onde): boolean => isDeepStrictEqual(um, outro);

interface ASeparar {
  instante: string;
  praca_id: number;
  entregadores: (number | null)[];
  comercios: (number | null)[];
  espera: string;
}

/**
 * Returns an instant for each act (`deles`), and the acts (`fora`, counted from 1) whose courier or shop has moved to
 * another praça meanwhile.
 */
const separar = compiled((db, given: Given<ASeparar>) => {
  const atos = sql`cardinality(${given('entregadores')}::int[])`;
  const depois = (quantos: RawBuilder<unknown>) =>
    sql<string>`(${given('instante')}::timestamptz + ${quantos} * interval '1 microsecond')::text`;
  return db.selectNoFrom([
    sql<string[]>`array(select ${depois(sql`n`)} from generate_series(1, ${atos}) n order by n)`.as('deles'),
    sql<number[]>`array(
      select n::int from unnest(${given('entregadores')}::int[], ${given('comercios')}::int[]) with ordinality q (e, c, n)
       where coalesce((select praca_id from fila_entregador where entregador_id = e), (select praca_id from comercio where id = c))
             <> ${given('praca_id')}::int)`.as('fora'),
    sql`set_config('corre.instante', ${depois(atos)}, true)`.as('ultimo'),
    sql`set_config('lock_timeout', ${given('espera')}::text, true)`.as('espera'),
  ]);
});

/**
 * Returns whether the act must be repeated alone: PostgreSQL gave up waiting for a row, or the error or one of its
 * causes says so.
 */
const fazSozinho = (erro: unknown): boolean =>
  erro instanceof Error &&
  (erro instanceof FazSozinho || ('code' in erro && erro.code === ESPEROU) || fazSozinho(erro.cause));

/**
 * Prepares the savepoint of the act at this position of its turn. The savepoint is sent together with the first
 * statement of its act. If a delayed statement of the previous act fails in this send, the savepoint does not exist.
 * Its unique name then makes the rollback to it fail, so the whole turn is undone. A shared name would roll back to an
 * older savepoint.
 */
function savepointDe(lugar: number) {
  const ponto = { fazer: `savepoint ato_${lugar}`, voltar: `rollback to savepoint ato_${lugar}` };
  prepareLater(ponto.fazer);
  prepare(ponto.voltar);
  savepoints[lugar] = ponto;
  return ponto;
}
const savepoints: ReturnType<typeof savepointDe>[] = [];

/**
 * Runs one act within its savepoint. A failure undoes the act with its events and notes, and leaves the other acts
 * untouched.
 */
async function tentar(tx: Em, ato: Esperando, lugar: number): Promise<Desfecho> {
  const ponto = savepoints[lugar] ?? savepointDe(lugar);
  const esquecer = [lembrarAvisos(tx), rememberNotes(tx)];
  const em = ato.em.fork({ clear: false });
  em.setTransactionContext(tx.getTransactionContext());
  await tx.execute(ponto.fazer);
  try {
    const responder = await ato.fazer(em);
    await em.flush();
    return { responder };
  } catch (erro) {
    await tx.execute(ponto.voltar);
    for (const uma of esquecer) uma();
    return { erro };
  }
}

/** Runs the acts one after the other, each at its own instant. Their order of arrival is their order in the queue. */
async function emOrdem(tx: Em, lote: readonly Esperando[], trava: Trava): Promise<[Desfecho[], string]> {
  const entregadores = lote.map(({ onde }) => contaDe(onde, 'entregador_id'));
  const comercios = lote.map(({ onde }) => contaDe(onde, 'comercio_id'));
  const { deles, fora } = only(await separar(tx, { ...trava, entregadores, comercios, espera: ESPERA }));
  const desfechos: Desfecho[] = [];
  for (const [i, ato] of lote.entries()) {
    partes.set(tx.getTransactionContext() ?? tx, { ...trava, instante: deles[i] ?? trava.instante, onde: ato.onde });
    const daqui = !fora.includes(i + 1);
    desfechos.push(daqui ? await tentar(tx, ato, i) : { erro: new FazSozinho('of another place by now') });
  }
  return [desfechos, deles.at(-1) ?? trava.instante];
}

/** Runs an act in a transaction of its own. */
async function fazerSozinho(ato: Esperando): Promise<void> {
  try {
    const responder = await actsTransaction(ato.em, [ato], async (tx) => {
      await limitarEspera(tx, ato.onde);
      return ato.fazer(tx);
    });
    responder();
  } catch (erro) {
    ato.recusar(await erroDoAto(ato.em, ato, erro));
  }
}

async function umPorUm(lote: readonly Esperando[]): Promise<void> {
  for (const ato of lote) await fazerSozinho(ato);
}

/**
 * Runs acts in one transaction under one lock, with one matching and one commit (ADR 0013). Answers callers only after
 * the commit.
 * If the whole transaction was undone, each act is repeated alone. If the lock was not available, or the outcome of the
 * commit is unknown, each caller gets the error.
 */
async function fazerJuntos(lote: readonly [Esperando, ...Esperando[]], naTrava: NaTrava): Promise<void> {
  let desfechos: Desfecho[] = [];
  let naVez = false;
  try {
    await actsTransaction(lote[0].em.fork(), lote, (tx) =>
      naTrava(tx, async (trava) => {
        naVez = true;
        let ultimo: string;
        [desfechos, ultimo] = await emOrdem(tx, lote, trava);
        return ultimo;
      }),
    );
  } catch (erro) {
    if (naVez && !isLost(erro)) return umPorUm(lote);
    for (const ato of lote) ato.recusar(erro);
    return;
  }
  const depois: Esperando[] = [];
  for (const [i, ato] of lote.entries()) {
    const desfecho = desfechos[i];
    if (desfecho && 'responder' in desfecho) desfecho.responder();
    else if (fazSozinho(desfecho?.erro) && !(isBlocked(desfecho?.erro) && estaPresa(ato.onde))) depois.push(ato);
    else ato.recusar(await erroDoAto(ato.em, ato, desfecho?.erro));
  }
  await umPorUm(depois);
}

/** Runs the acts of one turn and answers each caller. */
export function fazerLote(lote: readonly Esperando[], naTrava: NaTrava): Promise<void> {
  actsTogether.observe(lote.length);
  const [primeiro, ...outros] = lote;
  if (!primeiro) return Promise.resolve();
  return outros.length === 0 ? fazerSozinho(primeiro) : fazerJuntos([primeiro, ...outros], naTrava);
}
