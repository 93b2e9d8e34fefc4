import type { Em } from '@corre/db/orm.ts';
import { agora, rows, secondsBefore, sql } from '@corre/db/sql.ts';
import { sessoesVivas } from './vivas.queries.ts';

/**
 * After so many seconds without a request the holder may have gone without a word. Panels ask every minute, hidden ones every two, and
 * a session's use is written at most once a minute.
 */
const QUIET_SECONDS = 300;

/** Of these sessions (the token's hash in base64): those that ended, and those that live without anybody asking. Primary key. */
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
