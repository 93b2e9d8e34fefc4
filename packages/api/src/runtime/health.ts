import { pendingMigrations } from '@corre/db/migrate.ts';
import type { RequestHandler } from 'express';
import { COMANDOS_MISTURADOS } from '../base/database-failures.ts';
import type { Deps } from '../base/deps.ts';
import { ultimaLimpeza } from './sweep/last-sweep.ts';

/** Answers that the process is alive. */
export const vivo: RequestHandler = (_req, res) => void res.json({ status: 'ok' });

/** The answer for a database that does not answer, or whose schema is not up to date. */
export const NAO_PRONTO = 'O banco de dados não está pronto';

/** The longest time for the checks of readiness, in milliseconds. */
const ANSWER_MS = 1_500;

/** Rejects if `promise` takes too long. The work behind it continues. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

async function lookAtDatabase({ orm }: Pick<Deps, 'orm'>) {
  const pendentes = await pendingMigrations(orm.em.fork());
  if (pendentes.length > 0) throw new Error(`${pendentes.length} migrations pending`);
  const { terminada_em, ha_mais, falhou } = await ultimaLimpeza(orm.em.fork());
  return { terminada_em, ha_mais, falhou };
}

/** Returns why this process must get no requests, from its own state only. Returns null if there is no reason. */
function reasonAgainst({ leaving, listener }: Pick<Deps, 'leaving' | 'listener'>): string | null {
  if (leaving.aborted) return 'Este processo está encerrando';
  if (listener.databaseAway) return NAO_PRONTO;
  return listener.listening ? null : 'Os avisos ao vivo ainda não voltaram';
}

/**
 * Answers whether a proxy should send requests here. The process is not leaving, the database answers, its schema is up
 * to date, its events arrive, and no pooler mixes statements. The answer also names the last sweep. Otherwise 503,
 * within two seconds in any case.
 */
export const pronto = (deps: Pick<Deps, 'orm' | 'log' | 'leaving' | 'listener' | 'statements'>): RequestHandler => {
  let told: string | null = null;
  const unready = (detail: string, err?: unknown) => {
    if (told !== detail) deps.log.warn({ err, detail }, 'not ready');
    told = detail;
    return { status: 'indisponivel', detail };
  };
  return async (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const reason = reasonAgainst(deps);
    if (reason !== null) return void res.status(503).json(unready(reason));
    try {
      const [mixed, limpeza] = await within(ANSWER_MS, Promise.all([deps.statements.mixed(), lookAtDatabase(deps)]));
      if (mixed) return void res.status(503).json(unready(COMANDOS_MISTURADOS));
      told = null;
      res.json({ status: 'ok', limpeza });
    } catch (err) {
      res.status(503).json(unready(NAO_PRONTO, err));
    }
  };
};
