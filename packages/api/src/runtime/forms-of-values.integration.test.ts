import { addressOf } from '@corre/db/lines/address.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Settings of a database that another program needs, or that its owner likes. */
const OWN: Readonly<Record<string, string>> = {
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'iso_8601',
  TimeZone: 'America/Sao_Paulo',
  bytea_output: 'escape',
  extra_float_digits: '-5',
  standard_conforming_strings: 'off',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const { database } = addressOf(api.url);
  for (const [name, value] of Object.entries(OWN))
    await api.orm.em.fork().execute(`alter database "${database}" set ${name} = '${value}'`);
});
afterAll(() => api.close());

test('a connection of the product has its own forms, and one of others those of the database', async () => {
  const shown = async (connection: Connection) => {
    await connection.connect();
    try {
      const { rows } = await connection.query(
        `select name, setting from pg_settings where name = any($1) order by name`,
        [Object.keys(OWN)],
      );
      return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    } finally {
      await connection.end();
    }
  };
  expect(await shown(new Connection({ connectionString: api.url }))).toEqual(OWN);
  expect(await shown(new Connection(addressOf(api.url)))).toEqual({
    DateStyle: 'ISO, MDY',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    bytea_output: 'hex',
    extra_float_digits: '1',
    standard_conforming_strings: 'on',
  });
});

test('the product starts on such a database, and an order goes all its way', async () => {
  const base = await api.another();
  const [loja, ana, suporte] = [
    await api.novo.comercio(),
    await api.novo.entregador(),
    await api.novo.funcionario('suporte'),
  ];
  const as = ({ cliente }: { cliente: Client }) => new Client(base, cliente.cookie);
  const before = Date.now();
  const made = await as(loja).post<{ solicitacao_ids: number[] }>(
    `/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`,
    { endereco: "Rua D'Ávila \\ 12", valor_estimado: 8.35, pronto_em: '2026-11-28T12:00:00-03:00' },
  );
  expect(made.status).toBe(200);
  const id = made.body.solicitacao_ids[0] ?? 0;
  const atribuir = { solicitacao_id: id, entregador_id: ana.id, force_assign: true };
  expect((await as(suporte).put('/suporte/atribuir-entrega', atribuir)).status).toBe(200);
  const { body } = await as(loja).get<
    { id: number; endereco: string; valor_estimado: number; data_solicitacao: string }[]
  >(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`);
  const pedido = body.find((linha) => linha.id === id);
  expect(pedido).toMatchObject({ endereco: "Rua D'Ávila \\ 12", valor_estimado: 8.35, status: 'aceita' });
  // Day and month change places in the other style, and the zone is three hours away: minutes decide nothing here.
  expect(Math.abs(Date.parse(pedido?.data_solicitacao ?? '') - before)).toBeLessThan(3_600_000);
});
