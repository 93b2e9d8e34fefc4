import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, secondsBefore, sql } from '@corre/db/sql.ts';

/** Selects live sessions (`s`) of active accounts: of a courier (`e`), a shop (`c`) or staff (`f`). */
export const sessoesVivas = (db: Queries) =>
  db
    .selectFrom('sessao as s')
    .leftJoin('entregador as e', (join) => join.onRef('e.id', '=', 's.entregador_id').on('e.ativo', '=', sql.lit(true)))
    .leftJoin('comercio as c', (join) => join.onRef('c.id', '=', 's.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .leftJoin('funcionario as f', (join) =>
      join
        .onRef('f.id', '=', 's.funcionario_id')
        .onRef('f.user_type', '=', 's.user_type')
        .on('f.ativo', '=', sql.lit(true)),
    )
    .where('s.expira_em', '>', agora)
    .where('s.limite_em', '>', agora)
    .where((eb) => eb(eb.fn.coalesce('e.id', 'c.id', 'f.id'), 'is not', null));

/**
 * Seconds without a request after which the holder may have left. Panels send a request every minute, hidden ones every
 * two minutes. The use of a session is written at most once a minute.
 */
const QUIET_SECONDS = 300;

/**
 * Returns those of these sessions (token hashes in base64) that ended, and those that are alive without recent
 * requests. Primary key.
 */
export const sessionsAmiss = (em: Em, sessions: string[]) =>
  rows(
    em,
    sql<{ session: string; ended: boolean }>`
      select a.session, v.token_hash is null as ended
        from unnest(${sessions}::text[]) as a (session)
        left join lateral (${sessoesVivas(em.getKysely())
          .select(['s.token_hash', 's.usada_em'])
          .where('s.token_hash', '=', sql<Buffer>`decode(a.session, 'base64')`)}) v on true
       where v.token_hash is null or v.usada_em < ${secondsBefore(agora, QUIET_SECONDS)}`,
  );
