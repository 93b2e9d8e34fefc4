import type { ResultadoOferta } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { actSeconds, lockWaitSeconds, offersEnded, offersMade, secondsToAccept } from './measures.ts';
import type { ActRecord } from './ports.ts';

/*
 * What the dispatch measures during a transaction. The notes are published after the commit, so a rollback discards
 * them (ADR 0043).
 */

interface Notes {
  asked: number;
  had: number;
  instante: string;
  /** called after the commit */
  made: (() => number)[];
  ended: ResultadoOferta[];
  accepted_after: number[];
}

const notes = new WeakMap<object, Notes>();
const transactionOf = (em: Em): object => em.getTransactionContext() ?? em;

/**
 * Instants of acts that made offers, until the next scrape of the metrics. Above `ACTS_MAX`, new instants are dropped.
 */
let acts: string[] = [];
const ACTS_MAX = 5_000;

/**
 * Returns and clears the instants of this process's acts that made offers, as PostgreSQL texts. They equal
 * `oferta.enviada_em`.
 */
export function takeOfferingActs(): string[] {
  const taken = acts;
  acts = [];
  return taken;
}

/** Runs `take`, which takes the dispatch lock, and measures the wait. */
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

/** Notes that offers were made at this instant. `made` returns their number after the commit. */
export function noteOffersMade(em: Em, made: () => number, instant: string): void {
  const own = notes.get(transactionOf(em));
  if (!own) return;
  own.made.push(made);
  own.instante = instant;
}

/** Notes the end of one offer. */
export function noteOfferEnded(em: Em, resultado: ResultadoOferta): void {
  notes.get(transactionOf(em))?.ended.push(resultado);
}

/** Notes that a route was accepted, and how many seconds after its request. */
export function noteAccepted(em: Em, seconds: number): void {
  notes.get(transactionOf(em))?.accepted_after.push(seconds);
}

/** Returns a function that discards all notes made after this call. */
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

/** An act whose time under the lock is measured. */
export interface Noted {
  act: string;
  /** start of the wait for the lock, by `performance.now()`; default: the start of the lock's statement */
  desde?: number;
  /** receives the wait for the lock, in milliseconds */
  record?: ActRecord;
}

/**
 * Runs a transaction and divides its time under the dispatch lock equally between `acts`. The sum over all acts is then
 * the total time of the lock. Without the lock nothing is measured.
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

/** Does the same for one act. */
export const actTransaction = <T>(
  em: Em,
  act: string,
  work: (tx: Em) => Promise<T>,
  record?: Noted['record'],
): Promise<T> => actsTransaction(em, [{ act, record }], work);
