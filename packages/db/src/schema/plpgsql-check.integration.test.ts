import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSystemHome, systemHome } from '../embedded/binaries.ts';
import { freePort } from '../embedded/free-port.ts';
import { canEnter, resolveIdentity } from '../embedded/identity.ts';
import { migrate } from '../migrate.ts';

/**
 * The folder of the newest Debian PostgreSQL that has the extension plpgsql_check. The embedded one does not have it.
 */
const [extension] = globSync('/usr/lib/postgresql/*/lib/plpgsql_check.so').sort().reverse();
const bin = extension && path.join(path.dirname(extension), '../bin');
const present = bin !== undefined && existsSync(path.join(bin, 'initdb'));
if (!present)
  console.warn(
    'plpgsql_check is not installed, so no function is checked: apt-get install postgresql-15-plpgsql-check',
  );

/** A sentence of plpgsql_check about a function. `trigger` is the table, for a trigger's function. */
interface Finding {
  funcao: string;
  tabela: string | null;
  linha: number | null;
  nivel: string;
  mensagem: string;
}

/**
 * Checks each function in PL/pgSQL. A trigger's function is checked once for each table that has it. The notes that a
 * function could be `stable` are left out: a function that reads the clock or takes a lock is volatile on purpose.
 */
const check = /* sql */ `
select distinct p.oid::regprocedure::text as funcao, nullif(t.tabela, 0)::regclass::text as tabela,
       c.lineno as linha, c.level as nivel, c.message as mensagem
  from pg_proc p
  join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
  left join lateral (select distinct g.tgrelid as relid from pg_trigger g where g.tgfoid = p.oid) g on true
  cross join lateral (select coalesce(g.relid, 0) as tabela) t
  cross join lateral plpgsql_check_function_tb(
    p.oid, t.tabela, fatal_errors => false, other_warnings => true, extra_warnings => true
  ) c
 where p.pronamespace = 'public'::regnamespace
 order by funcao, tabela, linha`;

describe.skipIf(!present)('plpgsql_check', () => {
  let folder: string;
  let client: pg.Client;
  let stop: () => void;

  beforeAll(async () => {
    const identity = await resolveIdentity(path.join(tmpdir(), 'new'));
    // Root's temporary folder may be closed to the user that runs PostgreSQL.
    const reachable = identity === undefined || canEnter(tmpdir(), identity);
    if (!reachable) await openSystemHome();
    folder = mkdtempSync(path.join(reachable ? tmpdir() : systemHome, 'corre-plpgsql-'));
    if (identity) chownSync(folder, identity.uid, identity.gid);
    const run = (program: string, ...args: string[]) =>
      execFileSync(path.join(bin ?? '', program), args, { ...identity, cwd: folder, stdio: 'ignore' });
    const data = path.join(folder, 'data');
    const port = await freePort();
    run('initdb', '-D', data, '-U', 'corre', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', path.join(folder, 'log'), 'start');
    stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    const url = `postgresql://corre@127.0.0.1:${port}/postgres`;
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create extension plpgsql_check');
  });

  afterAll(async () => {
    await client?.end();
    stop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const findings = async (): Promise<Finding[]> => (await client.query<Finding>(check)).rows;

  test('finds nothing in any function or trigger', async () => {
    expect(await findings()).toEqual([]);
  });

  test('finds a column that does not exist, a wrong trigger and a variable that nobody reads', async () => {
    await client.query(`
      create function falta_coluna() returns int language plpgsql as $$
      begin return (select criada_em from rota limit 1); end $$;
      create function falta_campo() returns trigger language plpgsql as $$
      begin new.cor := 'azul'; return new; end $$;
      create trigger pinta before update on praca for each row execute function falta_campo();
      create function sobra() returns int language plpgsql as $$
      declare nada int; begin return 1; end $$`);
    const found = (await findings()).map(({ funcao, tabela, mensagem }) => `${funcao} ${tabela} ${mensagem}`);
    expect(found).toEqual([
      expect.stringMatching(/^falta_campo\(\) praca record "new" has no field "cor"/),
      expect.stringMatching(/^falta_coluna\(\) null column "criada_em" does not exist/),
      expect.stringMatching(/^sobra\(\) null unused variable "nada"/),
    ]);
  });
});
