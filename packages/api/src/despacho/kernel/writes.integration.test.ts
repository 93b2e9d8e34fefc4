import { onlyRow, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

const TABLES = ['fila_entregador', 'rota'] as const;

beforeAll(async () => {
  // No sweep runs, so every write comes from an act.
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  const em = api.orm.em.fork();
  await em.execute(`
    create function conta_escrita() returns trigger language plpgsql as $$
    begin
      perform nextval('escritas_' || tg_table_name);
      return null;
    end $$`);
  for (const table of TABLES) {
    await em.execute(`create sequence escritas_${table}`);
    await em.execute(
      `create trigger z_conta after insert or update on ${table} for each row execute function conta_escrita()`,
    );
  }
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana, bia);
});

type Written = Record<(typeof TABLES)[number], number>;

const soFar = (): Promise<Written> =>
  onlyRow(
    api.orm.em.fork(),
    sql<Written>`
      select (select case when is_called then last_value else 0 end from escritas_fila_entregador) as fila_entregador,
             (select case when is_called then last_value else 0 end from escritas_rota) as rota`,
  );

/**
 * Counts the row versions that an act writes. Each one of the queue adds an entry to all indexes that contain the row.
 */
async function writtenBy(act: () => Promise<unknown>): Promise<Written> {
  const before = await soFar();
  await act();
  const after = await soFar();
  return { fila_entregador: after.fila_entregador - before.fila_entregador, rota: after.rota - before.rota };
}

const refuse = (quem: SignedIn) => quem.cliente.put(`/entregador/${quem.id}/recusar-entrega`, {});

describe('each row that an act changes is written once:', () => {
  it('of the queue by a request the one who is offered it', async () => {
    expect(await writtenBy(() => pedir(loja))).toEqual({ fila_entregador: 1, rota: 2 });
  });

  it('by a refusal the one who refused and the next one', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    expect(await writtenBy(() => refuse(ana))).toEqual({ fila_entregador: 2, rota: 0 });
  });

  it('by a refusal that nobody is left for the one who refused, and the route', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    await refuse(ana);
    await ofertaDe(bia);
    expect(await writtenBy(() => refuse(bia))).toEqual({ fila_entregador: 1, rota: 1 });
  });

  it('by an acceptance the one who accepted, and the route', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    expect(await writtenBy(() => aceitar(ana, id))).toEqual({ fila_entregador: 1, rota: 1 });
  });

  it('by a step nobody, and by the last one the one who is free again', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await aceitar(ana, id);
    expect(await writtenBy(() => avancar(ana, id, 'em_retirada', 'em_entrega'))).toEqual({
      fila_entregador: 0,
      rota: 0,
    });
    expect(await writtenBy(() => avancar(ana, id, 'finalizada'))).toEqual({ fila_entregador: 1, rota: 0 });
  });

  it('by going offline with an offer on the screen the one who leaves and the next one', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    const leave = () => ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: false });
    expect((await writtenBy(leave)).fila_entregador).toBe(3);
  });
});
