import { setTimeout as wait } from 'node:timers/promises';
import type { Migration } from '@corre/db/migrate/migration.ts';
import { migrate } from '@corre/db/migrate.ts';
import { migrations } from '@corre/db/migrations/list.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { type FormerRelease, formerRelease, unpackRelease } from '@corre/testing/harness/former-release.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const former = formerRelease();

/** The change of a later release. It runs first, so that most work of the former release meets it. */
const later: Migration = {
  phase: 'expand',
  sql: 'alter table rota add column cor text; alter table solicitacao add column cor text; create table cor (id int)',
};

const applyLater = (url: string) => migrate(url, { list: [...migrations, { name: '20990101000000-later', ...later }] });

describe.skipIf(former === undefined)('the release before and this one on one database', () => {
  let release: FormerRelease;
  let api: TestApi;
  let before: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    release = unpackRelease(former ?? '');
    api = await startApi();
  });
  afterAll(async () => {
    await stop?.();
    await api.close();
    release.remove();
  });

  /** Returns the same account, served by the process of the former release. */
  const there = (who: SignedIn): SignedIn => ({ ...who, cliente: new Client(before, who.cliente.cookie) });

  /** Takes a request of the shop from the order to its end by the courier. */
  async function deliver(shop: SignedIn, courier: SignedIn, handOver: SignedIn): Promise<void> {
    const [id] = await pedir(shop);
    while ((await ofertaDe(courier)).proxima_entrega?.id !== id) await wait(20);
    await aceitar(courier, id);
    await avancar(handOver, id, 'em_retirada');
    await avancar(courier, id, 'em_entrega', 'finalizada');
  }

  const total = async ({ id, cliente }: SignedIn) =>
    (await cliente.get<{ total_entregas: number }>(`/entregas/semana-atual/${id}`)).body.total_entregas;

  test('the former starts on a schema that is ahead of it, as after a rollback, and is ready', async () => {
    await applyLater(api.url);
    const env = { DATABASE_URL: api.url, CHAVE_DADOS: api.config.CHAVE_DADOS ?? '', DATA_DIR: api.config.DATA_DIR };
    const process = await startProcess(env, release.main);
    [before, stop] = [process.base, process.kill];
    const ready = await fetch(`${before}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringContaining('"ok"')]);
  });

  test('a delivery that begins at one and ends at the other is paid, whichever was first', async () => {
    const [shop, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await ficarOnline(courier);
    await deliver(there(shop), courier, there(courier));
    await deliver(shop, there(courier), courier);
    expect([await total(courier), await total(there(courier))]).toEqual([2, 2]);
    await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: false });
  });

  test('a migration behind a long transaction fails no request of either, keeps none waiting, and is applied', async () => {
    const [shop, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await ficarOnline(courier);
    const dump = new pg.Client({ connectionString: api.url });
    await dump.connect();
    await dump.query('begin; lock table rota, solicitacao in access share mode');
    let applied = false;
    const column: Migration = { phase: 'expand', sql: 'alter table rota add column peso int' };
    const list = [...migrations, { name: '20990102000000-under-load', ...column }];
    const waits: string[] = [];
    const progress = { info: () => undefined, warn: (line: string) => void waits.push(line) };
    const migrated = migrate(api.url, { list, progress }).then(() => {
      applied = true;
    });

    const answers = { former: [] as number[], own: [] as number[] };
    const look = async ({ id, cliente }: SignedIn, statuses: number[]) => {
      while (!applied) statuses.push((await cliente.get(`/entregador/${id}/minhas-solicitacoes`)).status);
    };
    let done = 0;
    const deliveries = async () => {
      for (; !applied; done += 1) await deliver(done % 2 ? shop : there(shop), courier, there(courier));
    };
    const ended = Promise.all([deliveries(), look(there(courier), answers.former), look(courier, answers.own)]);
    while (waits.length < 1) await wait(5);
    // Both releases answer and a delivery ends after the migration began to wait, and before it can be applied.
    const before = { former: answers.former.length, own: answers.own.length, done };
    const gone = () =>
      answers.former.length > before.former + 1 && answers.own.length > before.own + 1 && done > before.done + 1;
    while (waits.length < 2 || !gone()) await wait(5);
    expect(applied).toBe(false);
    await dump.query('commit');
    await dump.end();
    await migrated;
    await ended;
    expect(await total(courier)).toBe(done);
    expect([...answers.former, ...answers.own].filter((status) => status !== 200)).toEqual([]);
  });
});
