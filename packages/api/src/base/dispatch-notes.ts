import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { actSeconds, lockWaitSeconds, offersEnded, offersMade, secondsToAccept } from './measures.ts';

/*
 * What the dispatch notes while it works. It stays with the transaction and is published after the commit: what is rolled back
 * never happened (decision record 0054).
 */

interface Notes {
  asked: number;
  had: number;
  instante: string;
  /** asked after the commit */
  made: (() => number)[];
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
    notes.set(transactionOf(em), { asked, had, instante, made: [], ended: [], accepted_after: [] });
    return taken;
  } finally {
    lockWaitSeconds.observe((performance.now() - asked) / 1000);
  }
}

/** Offers were made at this instant; how many, `made` says after the commit. */
export function noteOffersMade(em: Em, made: () => number, instante: string): void {
  const own = notes.get(transactionOf(em));
  if (!own) return;
  own.made.push(made);
  own.instante = instante;
}

/** One offer came to its end. */
export function noteOfferEnded(em: Em, resultado: ResultadoOferta): void {
  notes.get(transactionOf(em))?.ended.push(resultado);
}

/** A route was accepted, so many seconds after it was asked for. */
export function noteAccepted(em: Em, seconds: number): void {
  notes.get(transactionOf(em))?.accepted_after.push(seconds);
}

/** Gives what lets go of all that is noted from now on: it did not happen. */
export function rememberNotes(em: Em): () => void {
  const own = notes.get(transactionOf(em));
  const [ended, accepted] = [own?.ended.length, own?.accepted_after.length];
  return () => {
    own?.ended.splice(ended ?? 0);
    own?.accepted_after.splice(accepted ?? 0);
  };
}

function publish({ instante, made, ended, accepted_after }: Notes): void {
  const offers = made.reduce((sum, one) => sum + one(), 0);
  if (offers > 0) {
    offersMade.inc(offers);
    if (acts.length < ACTS_MAX) acts.push(instante);
  }
  for (const resultado of ended) offersEnded.inc({ resultado });
  for (const seconds of accepted_after) secondsToAccept.observe(seconds);
}

/** An act whose time under the lock is noted. */
export interface Noted {
  act: string;
  /** since when it waits for the lock, by `performance.now()`; the lock's own statement begins to wait when it is left out */
  desde?: number;
  /** is told, in milliseconds, how long it waited for the lock */
  record?: { waited_ms: number };
}

/**
 * A transaction of `em` whose time under the dispatch lock counts for `acts`, to equal parts, if it takes the lock at all: the sum
 * over all acts is how long the lock was held.
 */
export async function actsTransaction<T>(em: Em, acts: readonly Noted[], work: (tx: Em) => Promise<T>): Promise<T> {
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
      const each = (performance.now() - own.had) / 1000 / acts.length;
      for (const { act, desde, record } of acts) {
        actSeconds.observe({ act }, each);
        if (record) record.waited_ms += own.had - (desde ?? own.asked);
      }
    }
  }
}

/** The same for one act. */
export const actTransaction = <T>(
  em: Em,
  act: string,
  work: (tx: Em) => Promise<T>,
  record?: Noted['record'],
): Promise<T> => actsTransaction(em, [{ act, record }], work);
