import { isDeepStrictEqual } from 'node:util';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, type RawBuilder, sql } from '@corre/db/sql.ts';
import { prepare, prepareLater } from '@corre/db/statement-names.ts';
import { actsTransaction, type Noted, rememberNotes } from '../../base/dispatch-notes.ts';
import { isLost } from '../../base/lost-database.ts';
import { actsTogether } from '../../base/measures.ts';
import type { Onde } from '../../base/ports.ts';
import { lembrarAvisos } from '../../eventos/avisar.ts';
import type { Vez } from './turno.ts';

/** An act that waits to change the queue. */
export interface Esperando extends Vez, Omit<Noted, 'desde'> {
  em: Em;
  /** whose place it works on */
  onde?: Onde | undefined;
  /** Does it in the transaction of `tx`; what it gives answers the caller, once that is committed. */
  fazer(tx: Em): Promise<() => void>;
}

/** When a turn had its lock, and of which place that is. */
interface Trava {
  instante: string;
  praca_id: number;
}

/** Runs the acts as one who holds the lock: `acao` is told when and where, and gives the last instant that it used. */
export type NaTrava = (tx: Em, acao: (trava: Trava) => Promise<string>) => Promise<void>;

/** How an act ended within its savepoint. */
type Desfecho = { responder: () => void } | { erro: unknown };

/**
 * How long an act waits for a row while others of its transaction have the lock. What an act locks before the dispatch lock, here it
 * locks after it: who waits for the other way round must not stand still. It is done again, alone.
 */
const ESPERA = '50ms';
const ESPEROU = '55P03';

/** An act that cannot be done beside those of its turn: it is done again, alone. */
export class FazSozinho extends Error {}

/** What an act is told that shares its transaction. */
interface Parte extends Trava {
  onde: Onde | undefined;
}

/** The act under way, by the transaction that it shares. */
const partes = new WeakMap<object, Parte>();

/** The part of an act whose transaction has the lock already, with others; undefined for an act by itself. */
export const doLote = (em: Em): Parte | undefined => partes.get(em.getTransactionContext() ?? em);

const contaDe = (onde: Onde | undefined, nome: 'entregador_id' | 'comercio_id'): number | null =>
  (onde && nome in onde && (onde as Partial<Record<typeof nome, number>>)[nome]) || null;

/** Whether both are the same courier, shop or place. */
export const mesmaConta = (um: Onde | undefined, outro: Onde): boolean => isDeepStrictEqual(um, outro);

interface ASeparar {
  instante: string;
  praca_id: number;
  entregadores: (number | null)[];
  comercios: (number | null)[];
  espera: string;
}

/** An instant for each act, and (`fora`, counted from 1) whose courier or shop went to another place since the turn was chosen. */
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

/** Whether it is to be done alone: PostgreSQL gave up waiting for a row, or it said so itself, here or below. */
const fazSozinho = (erro: unknown): boolean =>
  erro instanceof Error &&
  (erro instanceof FazSozinho || ('code' in erro && erro.code === ESPEROU) || fazSozinho(erro.cause));

/**
 * Of the act at this place of its turn. Each has a name of its own: a savepoint goes out with what the act asks first, and where that
 * fails because of what the act before left to be sent, there is none to go back to, and all of the turn is undone.
 */
function savepointDe(lugar: number) {
  const ponto = { fazer: `savepoint ato_${lugar}`, voltar: `rollback to savepoint ato_${lugar}` };
  prepareLater(ponto.fazer);
  prepare(ponto.voltar);
  savepoints[lugar] = ponto;
  return ponto;
}
const savepoints: ReturnType<typeof savepointDe>[] = [];

/** One act within its savepoint: what it fails at is undone, told events and notes included, and the others stay. */
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

/** One after the other, each at an instant of its own: the order in which they came is the order in the queue. */
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

/** An act in a transaction of its own. */
async function fazerSozinho(ato: Esperando): Promise<void> {
  try {
    const responder = await actsTransaction(ato.em, [ato], (tx) => ato.fazer(tx));
    responder();
  } catch (erro) {
    ato.recusar(erro);
  }
}

async function umPorUm(lote: readonly Esperando[]): Promise<void> {
  for (const ato of lote) await fazerSozinho(ato);
}

/**
 * Does acts in one transaction under one lock, with one matching and one commit (decision record 0094). Nobody is answered before the
 * commit. When all of it was undone each is done alone; when the lock was not to be had, or nobody knows whether it was undone, each
 * hears what happened.
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
    else if (fazSozinho(desfecho?.erro)) depois.push(ato);
    else ato.recusar(desfecho?.erro);
  }
  await umPorUm(depois);
}

/** Does the acts of one turn and answers each. */
export function fazerLote(lote: readonly Esperando[], naTrava: NaTrava): Promise<void> {
  actsTogether.observe(lote.length);
  const [primeiro, ...outros] = lote;
  if (!primeiro) return Promise.resolve();
  return outros.length === 0 ? fazerSozinho(primeiro) : fazerJuntos([primeiro, ...outros], naTrava);
}
