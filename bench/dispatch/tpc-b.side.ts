import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { closedLoop } from '../harness/closed-loop.ts';
import { serve } from '../harness/side-process.ts';

const run = promisify(execFile);
const ACCOUNTS = 100_000;
const TELLERS = 10;

/** The tables of `pgbench -i`, scale 1. */
const TABLES = `
  create table pgbench_branches (bid int not null primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int not null primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int not null primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches values (1, 0);
  insert into pgbench_tellers select n, 1, 0 from generate_series(1, ${TELLERS}) n;
  insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${ACCOUNTS}) n;`;

const draw = (most: number) => 1 + Math.floor(Math.random() * most);

/** Runs the same five statements in the same transaction with `pg`, prepared. */
async function byPg(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TABLES);
  await client.query('vacuum analyze');
  const ask = (name: string, text: string, ...values: number[]) => client.query({ name, text, values });
  async function transaction(): Promise<void> {
    const [aid, tid, delta] = [draw(ACCOUNTS), draw(TELLERS), draw(10_001) - 5_001];
    await client.query('begin');
    await ask('1', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', delta, aid);
    await ask('2', 'select abalance from pgbench_accounts where aid = $1', aid);
    await ask('3', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', delta, tid);
    await ask('4', 'update pgbench_branches set bbalance = bbalance + $1 where bid = 1', delta);
    await ask(
      '5',
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, 1, $2, $3, now())',
      tid,
      aid,
      delta,
    );
    await client.query('commit');
  }
  return {
    measure: (seconds: number) => closedLoop(1, seconds, (timed) => timed('tpc-b', transaction)),
    close: () => client.end(),
  };
}

/**
 * One client of PostgreSQL's own `pgbench`: TPC-B, prepared, five statements in a transaction. It is a C program on
 * the server's machine. Without pgbench, `pg` sends the same statements, and `by_pg` is 1.
 */
serve<{ url: string }>(async ({ url }) => {
  const there = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  if (!there) {
    const { measure, close } = await byPg(url);
    return { measure: async (seconds) => ({ ...(await measure(seconds)), by_pg: 1 }), close };
  }
  await run('pgbench', ['-i', '-q', url]);
  return {
    async measure(seconds) {
      const { stdout } = await run('pgbench', [
        '-n',
        '-M',
        'prepared',
        '-c',
        '1',
        '-T',
        String(Math.ceil(seconds)),
        url,
      ]);
      return { rate: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]), by_pg: 0 };
    },
    close: async () => undefined,
  };
});
