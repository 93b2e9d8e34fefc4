import type { Em } from '@corre/db/orm.ts';
import { agora, rows, sql } from '@corre/db/sql.ts';

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
 * Counts an act that was refused because another transaction held its row, for support's 'Sistema'. Nobody waits for
 * the count: it happens behind the answers, by one connection, and is lost where the database cannot take it.
 */
export function contarRecusa(em: Em): void {
  porContar += 1;
  if (escreve) return;
  escreve = true;
  void gravarTodas(em.fork()).finally(() => {
    escreve = false;
  });
}
