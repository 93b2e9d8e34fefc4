import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { prepareLater } from '@corre/db/statement-names.ts';
import { isBlocked, isHeld, notNow } from '../../base/database-failures.ts';
import type { Holder, Onde } from '../../base/ports.ts';

/*
 * A row that another transaction holds, such as a forgotten psql. The act that needs it fails; the other acts of the
 * place go on (ADR 0013).
 */

/** How long an act alone waits for a row. Every other act of the place waits meanwhile. */
export const ESPERA_SOZINHO = '300ms';
/** The same for an act of an account that has just found its row locked. */
const ESPERA_DE_NOVO = '50ms';

/** How long an account counts as one whose rows are locked, in milliseconds. */
const LEMBRA_MS = 2_000;

const LIMITES = [ESPERA_SOZINHO, ESPERA_DE_NOVO].map((espera) => `set local lock_timeout = '${espera}'`);
for (const limite of LIMITES) prepareLater(limite);

/** The accounts whose rows are locked, with the end of that by `performance.now()`. */
const presas = new Map<string, number>();
const PRESAS_MAX = 1_000;

/**
 * Tells whether an act of this account has just waited in vain. The next ones are not repeated, so that they do not
 * hold up their place again and again.
 */
export const estaPresa = (onde: Onde | undefined): boolean =>
  (presas.get(JSON.stringify(onde)) ?? 0) > performance.now();

function lembrarPresa(onde: Onde | undefined): void {
  if (presas.size >= PRESAS_MAX) presas.clear();
  presas.set(JSON.stringify(onde), performance.now() + LEMBRA_MS);
}

/** Limits the waits of a transaction of one act. The statement is sent with the next one. */
export const limitarEspera = (tx: Em, onde: Onde | undefined) => tx.execute(LIMITES[estaPresa(onde) ? 1 : 0] ?? '');

/**
 * Returns the oldest other transactions of this database that may hold rows, without their statements, which may hold
 * personal data.
 */
const quemSegura = (em: Em): Promise<Holder[]> =>
  rows(
    em,
    sql<Holder>`
      select a.pid, a.application_name as aplicacao, a.state as estado,
             round(extract(epoch from clock_timestamp() - a.xact_start))::int as segundos,
             array(select distinct c.relname::text from pg_locks l join pg_class c on c.oid = l.relation
                    where l.pid = a.pid and c.relkind = 'r' and l.mode in ('RowShareLock', 'RowExclusiveLock')
                    order by 1) as tabelas
        from pg_stat_activity a
       where a.datname = current_database() and a.pid <> pg_backend_pid() and a.xact_start is not null
         and exists (select 1 from pg_locks l
                      where l.pid = a.pid and l.mode in ('RowShareLock', 'RowExclusiveLock', 'ExclusiveLock') and l.granted)
       order by a.xact_start limit 3`,
  );

/**
 * Returns the error that the caller of a failed act gets: 503 if the database could not do it now. If another
 * transaction holds its row, notes in the request's record who holds rows now, once per account and time.
 */
export async function erroDoAto(
  em: Em,
  { onde, record }: { onde?: Onde | undefined; record?: { held_by?: Holder[] } | undefined },
  erro: unknown,
): Promise<unknown> {
  if (!isBlocked(erro)) return erro;
  if (isHeld(erro) && !estaPresa(onde)) {
    lembrarPresa(onde);
    const segura = await quemSegura(em.fork()).catch(() => []);
    if (record && segura.length > 0) record.held_by = segura;
  }
  return notNow(erro);
}
