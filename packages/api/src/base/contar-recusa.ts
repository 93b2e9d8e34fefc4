import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';
import { isHeld } from './database-failures.ts';

/** Refusals that this process has not written yet. */
let porContar = 0;
let escreve = false;

/** Adds refusals to the present minute, and removes minutes that nobody shows any more. */
async function gravar(em: Em, recusas: number): Promise<void> {
  await em.transactional(async (tx) => {
    // Somebody may hold this row as well.
    await tx.execute(`set local lock_timeout = '50ms'`);
    await rows(
      tx,
      sql`
        with velhas as (delete from ato_recusado where minuto < (select ${agora}) - interval '2 hours')
        insert into ato_recusado (minuto, recusas) values (date_trunc('minute', ${agora}), ${recusas})
        on conflict (minuto) do update set recusas = ato_recusado.recusas + excluded.recusas`,
    );
  });
}

async function gravarTodas(em: Em): Promise<void> {
  while (porContar > 0) {
    const recusas = porContar;
    porContar = 0;
    await gravar(em.fork(), recusas).catch(() => undefined);
  }
}

/**
 * Counts an act that failed with this error, for support's 'Sistema', if another transaction held its row. Nobody waits
 * for the count: it happens behind the answers, by one connection, and is lost where the database cannot take it.
 */
export function contarRecusa(em: Em, error: unknown): void {
  if (!isHeld(error)) return;
  porContar += 1;
  if (escreve) return;
  escreve = true;
  void gravarTodas(em.fork()).finally(() => {
    escreve = false;
  });
}

const LEITURAS = new Set(['GET', 'HEAD']);

/** Does the same for a request that failed before or beside a procedure. A read is no act. */
export function contarRecusaDe({ method }: { method: string }, em: Em, error: unknown): void {
  if (!LEITURAS.has(method)) contarRecusa(em, error);
}
