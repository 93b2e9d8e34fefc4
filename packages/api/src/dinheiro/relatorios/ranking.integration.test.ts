import type { TopEntregador } from '@corre/contract/relatorios/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
let comercio_id = 0;
beforeAll(async () => {
  api = await startApi();
  comercio_id = (await api.novo.comercio()).id;
});
afterAll(() => api.close());

/** Inserts concluded deliveries worth `valor` reais each, `dias` days from the start of this week. */
const entregar = (entregador_id: number, vezes: number, valor: number, dias = -3) =>
  rows(
    api.orm.em.fork(),
    sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        select ${comercio_id}, ${entregador_id}, 1, ${valor}, 'online', 'concluida', quando, quando
          from (select inicio_da_semana(semana_de(agora())) + make_interval(hours => ${dias * 24 + 12}) as quando) q,
               generate_series(1, ${vezes})`,
  );
const notar = (entregador_id: number, soma: number, total: number) =>
  rows(
    api.orm.em.fork(),
    sql`update entregador set avaliacao_soma = ${soma}, total_avaliacoes = ${total} where id = ${entregador_id}`,
  );
const ranking = async () =>
  (await api.anonymous().get<{ semana: string; top_entregadores: TopEntregador[] }>('/public/entregadores-top-semana'))
    .body;
const entrar = async (nome_completo: string) => (await api.novo.entregador({ nome_completo })).id;

test('without deliveries last week the list is empty', async () => {
  const { semana, top_entregadores } = await ranking();
  expect(semana).toMatch(/^\d{2}\/\d{2}\/\d{4} a \d{2}\/\d{2}\/\d{4}$/);
  expect(top_entregadores).toEqual([]);
});

// [ranking]
test('six at most, by deliveries, then net amount, then rating, then name, with medals for three', async () => {
  const [muitas, caras, notas, nomeA, nomeB, poucas, ultimo, outraSemana] = await Promise.all(
    ['Muitas', 'Caras', 'Notas', 'alfa', 'Beta', 'Poucas', 'Último', 'Outra semana'].map(entrar),
  );
  await entregar(muitas ?? 0, 5, 1);
  await entregar(caras ?? 0, 4, 20.05);
  for (const id of [nomeB, notas, nomeA]) await entregar(id ?? 0, 4, 10);
  await notar(notas ?? 0, 49, 10);
  await entregar(poucas ?? 0, 2, 100);
  await entregar(ultimo ?? 0, 1, 5000);
  await entregar(outraSemana ?? 0, 9, 10, 0);
  await entregar(outraSemana ?? 0, 9, 10, -10);
  const { top_entregadores } = await ranking();
  expect(top_entregadores.map(({ nome_completo }) => nome_completo)).toEqual([
    'Muitas',
    'Caras',
    'Notas',
    'alfa',
    'Beta',
    'Poucas',
  ]);
  expect(top_entregadores.map(({ medalha }) => medalha)).toEqual(['ouro', 'prata', 'bronze', null, null, null]);
  expect(top_entregadores.map(({ posicao }) => posicao)).toEqual([1, 2, 3, 4, 5, 6]);
  // 80.20 less 10 % of the weekly total, rounded half up: 8.02.
  expect(top_entregadores[1]).toMatchObject({ total_entregas: 4, total_liquido: 72.18, avaliacao_media: 0 });
  expect(top_entregadores[2]).toMatchObject({ avaliacao_media: 4.9, total_avaliacoes: 10 });
});

test('who opted out or was removed is not shown, and the next one moves up', async () => {
  const [primeiro, segundo] = (await ranking()).top_entregadores;
  const em = api.orm.em.fork();
  await rows(em, sql`update entregador set aparece_no_ranking = false where id = ${primeiro?.id ?? 0}`);
  await rows(em, sql`update entregador set ativo = false, removido_em = agora() where id = ${segundo?.id ?? 0}`);
  const { top_entregadores } = await ranking();
  expect(top_entregadores.map(({ nome_completo }) => nome_completo)).toEqual([
    'Notas',
    'alfa',
    'Beta',
    'Poucas',
    'Último',
  ]);
  expect(top_entregadores[0]).toMatchObject({ posicao: 1, medalha: 'ouro' });
});
