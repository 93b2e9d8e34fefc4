import { pendingMigrations } from '@corre/db/migrate.ts';
import type { RequestHandler } from 'express';
import type { Deps } from '../base/deps.ts';
import { ultimaLimpeza } from './sweep/last-sweep.ts';

/** The process answers. */
export const vivo: RequestHandler = (_req, res) => void res.json({ status: 'ok' });

/** The database answers and its schema is up to date, and when it was swept; 503 otherwise. */
export const pronto =
  (deps: Deps): RequestHandler =>
  async (_req, res) => {
    try {
      await deps.orm.em.fork().execute('select 1');
      const pendentes = await pendingMigrations(deps.orm.em.fork());
      if (pendentes.length > 0) throw new Error(`${pendentes.length} migrations pending`);
      const { terminada_em, ha_mais, falhou } = await ultimaLimpeza(deps.orm.em.fork());
      res.json({ status: 'ok', limpeza: { terminada_em, ha_mais, falhou } });
    } catch (err) {
      deps.log.warn({ err }, 'not ready');
      res.status(503).json({ status: 'indisponivel', detail: 'O banco de dados não está pronto' });
    }
  };
