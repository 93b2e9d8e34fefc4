import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { actSeconds, lockWaitSeconds, offersEnded, offersMade, secondsToAccept } from './measures.ts';

/*
 * What the dispatch notes while it works. It stays with the transaction and is published after the commit: what is rolled back
 * never happened (decision record 0054).
 */

interface Notes {
  waited_ms: number;
  had: number;
  instante: string;
  made: number;
  ended: ResultadoOferta[];
  accepted_after: number[];
}

const notes = new WeakMap<object, Notes>();
const transactionOf = (em: Em): object => em.getTransactionContext() ?? em;

/** Instants of acts that made offers and that no scrape has asked about yet; without scrapes they are let go. */
let acts: string[] = [];
const ACTS_MAX = 5_000;

/** The acts of this process that made offers since the last call, as PostgreSQL instants: `oferta.enviada_em` is theirs. */
export function takeOfferingActs(): string[] {
  const taken = acts;
  acts = [];
  return taken;
}

/** Runs what takes the lock, and notes how long it took to have it. */
export async function noteLock<T extends { instante: string }>(em: Em, take: () => Promise<T>): Promise<T> {
  const asked = performance.now();
  try {
    const taken = await take();
    const had = performance.now();
    const { instante } = taken;
    notes.set(transactionOf(em), { waited_ms: had - asked, had, instante, made: 0, ended: [], accepted_after: [] });
    return taken;
  } finally {
    lockWaitSeconds.observe((performance.now() - asked) / 1000);
  }
}

/** So many offers were made. */
export function noteOffersMade(em: Em, made: number): void {
  const own = notes.get(transactionOf(em));
  if (own) own.made += made;
}

/** One offer came to its end. */
export function noteOfferEnded(em: Em, resultado: ResultadoOferta): void {
  notes.get(transactionOf(em))?.ended.push(resultado);
}

/** A route was accepted, so many seconds after it was asked for. */
export function noteAccepted(em: Em, seconds: number): void {
  notes.get(transactionOf(em))?.accepted_after.push(seconds);
}

function publish({ instante, made, ended, accepted_after }: Notes): void {
  if (made > 0) {
    offersMade.inc(made);
    if (acts.length < ACTS_MAX) acts.push(instante);
  }
  for (const resultado of ended) offersEnded.inc({ resultado });
  for (const seconds of accepted_after) secondsToAccept.observe(seconds);
}

/**
 * A transaction of `em` whose time under the dispatch lock counts for `act`, if it takes the lock at all. `record` is told,
 * in milliseconds, how long it waited for it.
 */
export async function actTransaction<T>(
  em: Em,
  act: string,
  work: (tx: Em) => Promise<T>,
  record?: { waited_ms: number },
): Promise<T> {
  let own: Notes | undefined;
  try {
    const result = await em.transactional(async (tx) => {
      try {
        return await work(tx);
      } finally {
        own = notes.get(transactionOf(tx));
      }
    });
    if (own) publish(own);
    return result;
  } finally {
    if (own) {
      actSeconds.observe({ act }, (performance.now() - own.had) / 1000);
      if (record) record.waited_ms += own.waited_ms;
    }
  }
}
