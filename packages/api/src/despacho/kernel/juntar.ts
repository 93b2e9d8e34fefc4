import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { only, sql } from '@corre/db/sql.ts';
import { actsTransaction, type Noted, rememberNotes } from '../../base/dispatch-notes.ts';
import { isLost } from '../../base/lost-database.ts';
import { actsTogether } from '../../base/measures.ts';
import { lembrarAvisos } from '../../eventos/avisar.ts';
import type { Vez } from './turno.ts';

/** An act that waits to change the queue. */
export interface Esperando extends Vez, Omit<Noted, 'desde'> {
  em: Em;
  /** Does it in the transaction of `tx`; what it gives answers the caller, once that is committed. */
  fazer(tx: Em): Promise<() => void>;
}

/** Runs the acts as one who holds the lock: `acao` is told the instant at which it was had, and gives the last one it used. */
export type NaTrava = (tx: Em, acao: (instante: string) => Promise<string>) => Promise<void>;

/** How an act ended within its savepoint. */
type Desfecho = { responder: () => void } | { erro: unknown };

/**
 * How long an act waits for a row while others of its transaction have the lock. What an act locks before the dispatch lock, here it
 * locks after it: who waits for the other way round must not stand still. It is done again, alone.
 */
const ESPERA = '50ms';
const ESPEROU = '55P03';

/** The instant of the act under way, by the transaction that it shares. */
const instantes = new WeakMap<object, string>();

/** The instant of an act whose transaction has the lock already, with others; undefined for an act by itself. */
export const instanteDoLote = (em: Em): string | undefined => instantes.get(em.getTransactionContext() ?? em);

const separar = compiled((db, given: Given<{ instante: string; atos: number; espera: string }>) => {
  const depois = (quantos: ReturnType<typeof sql<number>>) =>
    sql<string>`(${given('instante')}::timestamptz + ${quantos} * interval '1 microsecond')::text`;
  return db.selectNoFrom([
    sql<string[]>`array(select ${depois(sql`n`)} from generate_series(1, ${given('atos')}::int) n order by n)`.as(
      'deles',
    ),
    sql`set_config('corre.instante', ${depois(sql`${given('atos')}::int`)}, true)`.as('ultimo'),
    sql`set_config('lock_timeout', ${given('espera')}::text, true)`.as('espera'),
  ]);
});

/** Whether PostgreSQL gave up waiting for a row, here or below. */
const esperou = (erro: unknown): boolean =>
  erro instanceof Error && (('code' in erro && erro.code === ESPEROU) || esperou(erro.cause));

/** One act within its savepoint: what it fails at is undone, told events and notes included, and the others stay. */
async function tentar(tx: Em, ato: Esperando): Promise<Desfecho> {
  const esquecer = [lembrarAvisos(tx), rememberNotes(tx)];
  const em = ato.em.fork({ clear: false });
  em.setTransactionContext(tx.getTransactionContext());
  // the same name again: nothing goes back behind the act before
  await tx.execute('savepoint ato');
  try {
    const responder = await ato.fazer(em);
    await em.flush();
    return { responder };
  } catch (erro) {
    await tx.execute('rollback to savepoint ato');
    for (const uma of esquecer) uma();
    return { erro };
  }
}

/** One after the other, each at an instant of its own: the order in which they came is the order in the queue. */
async function emOrdem(tx: Em, lote: readonly Esperando[], instante: string): Promise<[Desfecho[], string]> {
  const { deles } = only(await separar(tx, { instante, atos: lote.length, espera: ESPERA }));
  const desfechos: Desfecho[] = [];
  for (const [i, ato] of lote.entries()) {
    instantes.set(tx.getTransactionContext() ?? tx, deles[i] ?? instante);
    desfechos.push(await tentar(tx, ato));
  }
  return [desfechos, deles.at(-1) ?? instante];
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
      naTrava(tx, async (instante) => {
        naVez = true;
        let ultimo: string;
        [desfechos, ultimo] = await emOrdem(tx, lote, instante);
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
    else if (esperou(desfecho?.erro)) depois.push(ato);
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
