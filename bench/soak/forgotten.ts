import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { draw } from './calls.ts';
import { RUA_DO_SOAK } from './count.ts';
import type { Environment } from './ledger.ts';

/** How long a transaction is forgotten, and how long the next one takes to come, in milliseconds. */
const ESQUECIDA_MS = 2_000;
const DEPOIS_MS = 3_000;

/** One open request of the soak, or one shop, drawn by the database. */
const LINHAS = [
  `select id from solicitacao where endereco like '${RUA_DO_SOAK}' and status not in ('finalizada', 'cancelada')
    order by random() limit 1 for update skip locked`,
  'select id from comercio order by random() limit 1 for update skip locked',
] as const;

/** Holds one row for a while, as a forgotten psql does. Fails where PostgreSQL is killed meanwhile. */
async function esquecer(url: string, { ledger }: Environment): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'esquecida' });
  // A killed server is an error of the connection as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    if ((await client.query(draw(LINHAS))).rowCount === 0) return;
    ledger.esquecidas.vezes += 1;
    ledger.esquecidas.abertas += 1;
    await wait(ESQUECIDA_MS).finally(() => {
      ledger.esquecidas.abertas -= 1;
    });
    await client.query('rollback');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Forgets a transaction that holds one request's or one shop's row, again and again while the day is open. The acts of
 * others must go on.
 */
export async function esquecerTransacoes(url: string, env: Environment): Promise<void> {
  while (env.aberto()) {
    await esquecer(url, env).catch(() => undefined);
    await wait(DEPOIS_MS);
  }
}
