import { sql } from '@corre/db/sql.ts';

/*
 * The transactions that hold rows, as conditions on `a`, a row of pg_stat_activity. Support's 'Sistema' lists them, and
 * the first screen says that there are some [sistema-preso].
 */

/** An act waits 300 ms for a row. A transaction that holds rows for longer than this is not one of ours at work. */
const ABERTA_HA = '1 second';

/** The names under which the product's own processes speak to PostgreSQL. */
export const DO_CORRE = '^corre(-|$)';

/**
 * Another transaction of this database that holds rows, or a table against changes. A transaction that the server may
 * not see has no age, so it always counts.
 */
export const segura = sql<boolean>`(a.datname = current_database() and a.usename is not null
  and a.pid <> pg_backend_pid()
  and (a.xact_start is null or a.xact_start < clock_timestamp() - ${ABERTA_HA}::interval)
  and exists (select 1 from pg_locks l
               where l.pid = a.pid and l.granted
                 and (l.locktype = 'transactionid' and l.mode = 'ExclusiveLock'
                      or l.locktype = 'relation' and l.mode in ('ShareRowExclusiveLock', 'AccessExclusiveLock'))))`;
