import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dadosComercios, relatorioComercios } from '../relatorios/comercios.ts';
import { relatorioEntregadores } from '../relatorios/entregadores.ts';
import { fecharSemana } from './fechar-semana.ts';
import { entregasDoEntregador } from './listar.ts';

const SEMANA = 7 * 86_400;
let api: TestApi;
let ana: SignedIn;
beforeEach(async () => {
  api = await startApi();
  for (let lojas = 0; lojas < 3; lojas += 1) await api.novo.comercio();
  ana = await api.novo.entregador();
});
afterEach(() => api.close());

/** A rounding difference of one cent in each week: 10 % of 0.05 for each of three shops. */
const entregar = (semanas_atras: number) =>
  rows(
    api.orm.em.fork(),
    sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        select id, ${ana.id}, 2, 0.05, 'online', 'concluida', t, t
          from comercio, (select inicio_da_semana(semana_de(agora()) - 7 * ${semanas_atras}::int) as t) quando`,
  );
const fechar = () => api.orm.em.fork().transactional((em) => fecharSemana(em));
const deSempre = async () => {
  const em = api.orm.em.fork();
  return {
    entregadores: await relatorioEntregadores(em),
    comercios: await relatorioComercios(em, null),
    dados: await dadosComercios(em),
    estatisticas: (await entregasDoEntregador(em, ana.id)).estatisticas,
  };
};
const ate = async () => (await rows(api.orm.em.fork(), sql<{ ate: string }>`select ate::text from fechamento`))[0]?.ate;

test('a report of all time says the same before a week is closed and after it, to the cent', async () => {
  for (const semanas_atras of [3, 2, 0]) await entregar(semanas_atras);
  const antes = await deSempre();
  expect(antes.entregadores).toMatchObject([{ total_entregas: 9, total_valor: 0.45, total_taxa: 0.06 }]);
  expect(await fechar()).toBe(3);
  expect(await deSempre()).toEqual(antes);
  expect(await fechar()).toBe(3);
  expect(await deSempre()).toEqual(antes);
});

test('the week that runs is never closed, and the one before only an hour after its end', async () => {
  await entregar(0);
  expect(await fechar()).toBeNull();
  const [{ falta = 0 } = {}] = await rows(
    api.orm.em.fork(),
    sql<{ falta: number }>`select extract(epoch from inicio_da_semana(semana_de(agora()) + 7) - agora()) as falta`,
  );
  await advanceTime(api.url, falta + 3_500);
  expect(await fechar()).toBeNull();
  await advanceTime(api.url, 200);
  expect(await fechar()).toBe(3);
  expect(await fechar()).toBeNull();
});

test('a delivery that comes to a closed week opens the books: no report loses it or counts another twice', async () => {
  await entregar(3);
  await entregar(1);
  await fechar();
  await fechar();
  await entregar(2);
  expect(await ate()).toBe('-infinity');
  const aberto = await deSempre();
  expect(aberto.entregadores).toMatchObject([{ total_entregas: 9, total_taxa: 0.06 }]);
  while ((await fechar()) !== null) {}
  expect(await deSempre()).toEqual(aberto);
});

test('two that close weeks at once close each once', async () => {
  for (const semanas_atras of [4, 3, 2, 1]) await entregar(semanas_atras);
  const antes = await deSempre();
  await Promise.all(Array.from({ length: 6 }, fechar));
  expect(await deSempre()).toEqual(antes);
  await advanceTime(api.url, SEMANA);
  expect((await deSempre()).entregadores).toEqual(antes.entregadores);
});
