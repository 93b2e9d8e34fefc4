import type { Em } from '@corre/db/orm.ts';
import { agora, rows, secondsBefore, sql } from '@corre/db/sql.ts';
import { sessoesVivas } from './vivas.queries.ts';

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
