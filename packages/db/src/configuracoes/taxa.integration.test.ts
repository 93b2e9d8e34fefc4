import { taxaInCents } from '@corre/contract/cents.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { initOrm, type Orm } from '../orm.ts';
import { onlyRow, rows, sql } from '../sql.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let orm: Orm;
beforeEach(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url });
  await run(`insert into comercio (nome, nome_chave, senha_hash) values ('Padaria', 'padaria', 'x')`);
  await run(`insert into funcionario (usuario, nome, user_type, senha_hash) values ('rosa', 'Rosa', 'admin', 'x')`);
  await run(`insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco,
                                     bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
             values ('ana', 'Ana', '2024-01-08', '1995-03-10', 'x', 'x', 'x', 'solteiro', 'Rua A', 'Zona 1', '87013060', '+5544998124076',
                     'email', 'x', 'Ana', 'x')`);
  await stop('2026-03-04T12:00:00-03:00');
});
afterEach(async () => {
  await orm.close(true);
  await database.drop();
});

const run = (text: string) => orm.em.fork().execute(text);
/** Stops the clock at this instant. */
const stop = (instant: string) =>
  run(
    `create or replace function agora() returns timestamptz language sql volatile as 'select timestamptz ''${instant}'''`,
  );
const say = (percentual: number, vale_de: string) =>
  run(`insert into taxa_dita (percentual, vale_de, funcionario_id) values (${percentual}, '${vale_de}', 1)`);
const deliver = (status: 'concluida' | 'pendente', valor: number) =>
  run(`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       values (1, 1, 1, ${valor}, 'online', '${status}', agora(), ${status === 'concluida' ? 'agora()' : 'null'})`);
const rateOf = async (segunda: string) =>
  (await onlyRow(orm.em.fork(), sql<{ taxa: number }>`select taxa_da_semana(${segunda}::date) as taxa`)).taxa;
const nets = async () =>
  (await rows(orm.em.fork(), sql<{ valor_liquido: number }>`select valor_liquido from entrega order by id`)).map(
    ({ valor_liquido }) => valor_liquido,
  );

// [taxa]
describe('the rate of a week', () => {
  test('is 10 before anybody said one, and then the latest that began by its Monday', async () => {
    expect(await rateOf('2026-03-02')).toBe(10);
    await say(12.5, '2026-03-16');
    await say(8, '2026-03-09');
    expect(await Promise.all(['2026-03-02', '2026-03-09', '2026-03-16', '2030-01-07'].map(rateOf))).toEqual([
      10, 8, 12.5, 12.5,
    ]);
  });

  test('that was said again for its Monday is the newest', async () => {
    for (const percentual of [12, 9, 11]) await say(percentual, '2026-03-09');
    expect(await rateOf('2026-03-09')).toBe(11);
  });

  test('gives the fee that the contract computes, to the cent', async () => {
    const rates: Record<string, number> = { '2026-03-09': 0, '2026-03-16': 7.25, '2026-03-23': 12.5, '2026-03-30': 50 };
    for (const [segunda, percentual] of Object.entries(rates)) await say(percentual, segunda);
    for (const [segunda, percentual] of Object.entries({ '2026-03-02': 10, ...rates })) {
      const taken = await rows(
        orm.em.fork(),
        sql<{ total: number; taxa: number }>`
          select n as total, (taxa_de(n / 100.0, ${segunda}::date) * 100)::int as taxa from generate_series(0, 2000) n order by n`,
      );
      expect(
        taken.map(({ taxa }) => taxa),
        segunda,
      ).toEqual(taken.map(({ total }) => taxaInCents(total, percentual)));
    }
  });
});

describe('a rate is refused', () => {
  test.each([
    ['below zero', -0.01, '2026-03-09', /percentual_check/],
    ['above fifty', 50.01, '2026-03-09', /percentual_check/],
    ['from a Tuesday', 12, '2026-03-10', /vale_de_check/],
    ['for a week that is over', 12, '2026-02-23', /has begun/],
  ])('%s', async (_, percentual, vale_de, message) => {
    await expect(say(percentual, vale_de)).rejects.toThrow(message);
    expect(await rows(orm.em.fork(), sql`select from taxa_dita`)).toEqual([]);
  });

  test.each(['concluida', 'pendente'] as const)('for the running week after a first delivery (%s)', async (status) => {
    await say(11, '2026-03-02');
    await deliver(status, 10);
    await expect(say(12, '2026-03-02')).rejects.toThrow(/has begun/);
    await say(12, '2026-03-09');
    expect(await Promise.all(['2026-03-02', '2026-03-09'].map(rateOf))).toEqual([11, 12]);
  });

  test('for a Monday that began since: a planned change is replaced only before', async () => {
    await deliver('concluida', 10);
    await say(12, '2026-03-09');
    await stop('2026-03-08T23:59:59.999-03:00');
    await say(13, '2026-03-09');
    await stop('2026-03-09T00:00:00-03:00');
    await expect(say(14, '2026-03-09')).rejects.toThrow(/has begun/);
    expect(await rateOf('2026-03-09')).toBe(13);
  });

  test('to change and to go', async () => {
    await say(12, '2026-03-09');
    for (const act of ['update taxa_dita set percentual = 1', 'delete from taxa_dita', 'truncate taxa_dita'])
      await expect(run(act), act).rejects.toThrow('append-only');
  });
});

// [taxa] [pendente]
test('a delivery has the rate of its week; a pending one that of the week of its release', async () => {
  await deliver('concluida', 10.05);
  await deliver('pendente', 10.05);
  await say(12, '2026-03-09');
  expect(await nets()).toEqual([9.04, 9.04]);
  await stop('2026-03-09T00:00:00-03:00');
  await run('update entrega set valor_liquido = 0 where id = 2');
  expect(await nets()).toEqual([9.04, 9.04]);
  await run(`update entrega set status = 'concluida', data_entrega = agora() where id = 2`);
  await deliver('concluida', 10.05);
  expect(await nets()).toEqual([9.04, 8.84, 8.84]);
});
