import { TAREFAS_LIMPEZA } from '@corre/contract/vocabulario.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { countHistoria } from '@corre/testing/harness/named-story.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import { ultimaLimpeza } from './last-sweep.ts';
import { sweep } from './sweep.ts';
import { due, inTurn } from './turn.ts';

const DIA = 86_400;
let api: TestApi;
beforeEach(async () => {
  api = await startApi();
  // Wait for the sweep of the start. It would otherwise continue after the clock moves.
  await expect.poll(() => due(api.orm), { timeout: 30_000 }).toBe(false);
  while (!(await inTurn(api.orm, async () => {}))) {}
});
afterEach(() => api.close());

/** Sweeps. The process also sweeps at its start, so this waits for its turn. */
const varrer = async (config = api.config): Promise<void> => {
  while (!(await sweep({ orm: api.orm, config, vault: api.vault }))) {}
};

const count = async () =>
  (
    await rows(
      api.orm.em.fork(),
      sql<Record<string, number>>`
        select (select count(*) from solicitacao where endereco = 'Rua da Cliente, 7' and observacao is not null) as enderecos,
               (select count(*) from entrega where endereco = 'Rua da Cliente, 7') as entregas,
               (select count(*) from mensagem) as mensagens, (select count(*) from oferta) as ofertas,
               (select count(*) from oferta_pulo) as pulos, (select count(*) from turno) as turnos,
               (select count(*) from suspensao where motivo_suspensao like '%Delma%') as motivos,
               (select count(*) from contestacao where texto like '%Delma%' or resposta like '%Delma%') as contestacoes,
               (select count(*) from auditoria where acao = 'lote-lido') as auditoria,
               (select count(*) from entregador where nome_completo = 'Delma Partida') as nomes`,
    )
  )[0];

const TUDO = {
  enderecos: 1,
  entregas: 1,
  mensagens: 2,
  ofertas: 1,
  pulos: 1,
  turnos: 1,
  motivos: 1,
  contestacoes: 1,
  auditoria: 1,
  nomes: 1,
};

async function comHistoria() {
  const delma = await api.novo.entregador({ nome_completo: 'Delma Partida' });
  await countHistoria(api, await api.novo.comercio(), delma);
  await auditar(api.orm.em.fork(), null, 'lote-lido');
  return delma;
}

test('each kind is kept for its time and erased after it; no sum changes', async () => {
  const delma = await comHistoria();
  await advanceTime(api.url, 179 * DIA);
  await varrer();
  expect(await count()).toEqual(TUDO);
  await advanceTime(api.url, 2 * DIA);
  await varrer();
  const semConversa = { ...TUDO, mensagens: 0 };
  expect(await count()).toEqual(semConversa);
  await advanceTime(api.url, 186 * DIA);
  await varrer();
  expect(await count()).toEqual({
    ...semConversa,
    ...{ enderecos: 0, entregas: 0, ofertas: 0, pulos: 0, turnos: 0, motivos: 0, contestacoes: 0 },
  });
  await advanceTime(api.url, 366 * DIA);
  await varrer();
  expect(await count()).toMatchObject({ auditoria: 0, nomes: 1 });
  const em = api.orm.em.fork();
  expect(await rows(em, sql`select total_valor from resumo_semanal where entregador_id = ${delma.id}`)).toEqual([
    { total_valor: 12.5 },
  ]);
});

test('who left five years ago has no name any more, and it is done once', async () => {
  const delma = await comHistoria();
  const em = api.orm.em.fork();
  await rows(em, sql`update entregador set ativo = false, removido_em = agora() where id = ${delma.id}`);
  await advanceTime(api.url, 1_826 * DIA);
  await Promise.all([varrer(), varrer()]);
  expect(await count()).toMatchObject({ nomes: 0 });
  expect(await rows(em, sql`select 1 from auditoria where acao = 'dados_anonimizados'`)).toHaveLength(1);
});

test('a time of 0 keeps for ever', async () => {
  await comHistoria();
  await advanceTime(api.url, 3_000 * DIA);
  await varrer({ ...api.config, GUARDAR_PEDIDOS_DIAS: 0, GUARDAR_MENSAGENS_DIAS: 0, GUARDAR_TRABALHO_DIAS: 0 });
  expect(await count()).toEqual({ ...TUDO, auditoria: 0 });
});

/** Plants `rotas` old copies of every kind that belongs to a route. Each closes at its own instant unless `juntas`. */
async function comAtraso(rotas: number, juntas = false) {
  await comHistoria();
  const entre = juntas ? 0 : 1;
  await rows(
    api.orm.em.fork(),
    sql`
    with nova as (
      insert into rota (comercio_id, aguardando) select (select min(id) from comercio), false from generate_series(1, ${rotas}::int) returning id
    ), pedido as (
      insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_status)
      select n.id, (select min(id) from comercio), (select min(id) from entregador), 'Rua Velha, 1', 'manual', 9, 'finalizada',
             (select agora()) - interval '400 days' + n.id * ${entre}::int * interval '1 second' from nova n returning id, rota_id, data_status
    ), ofertas as (
      insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, respondida_em, resultado)
      select rota_id, (select min(id) from entregador), 1, data_status, data_status, data_status + interval '1 second', data_status, 'retirada'
        from pedido
    ), conversas as (
      insert into mensagem (id, solicitacao_id, entregador_id, sequencia, remetente_tipo, mensagem, data_envio)
      select gen_random_uuid(), id, (select min(id) from entregador), 1, 'comercio', 'oi', data_status from pedido
    ), turnos as (
      insert into turno (entregador_id, inicio, fim)
      select (select min(id) from entregador), data_status, data_status + interval '1 second' from pedido
    ), silencios as (
      insert into silencio (entregador_id, desde, ate, fila_desde)
      select (select min(id) from entregador), data_status, data_status, data_status from pedido
    ), respostas as (
      insert into idempotencia (ator, chave, operacao, pedido_hash, criada_em) select 'x', id::text, 'x', '\\x00', data_status from pedido
    )
    insert into limite (key, points, expire) select 'x' || id, 1, extract(epoch from data_status) * 1000 from pedido`,
  );
}

const restam = async () =>
  (
    await rows(
      api.orm.em.fork(),
      sql<Record<string, number>>`
        select (select count(*) from solicitacao where endereco = 'Rua Velha, 1') as pedidos,
               (select count(*) from mensagem where mensagem = 'oi') as mensagens,
               (select count(*) from oferta where resultado = 'retirada') as ofertas,
               (select count(*) from turno where inicio < agora() - interval '300 days') as turnos,
               (select count(*) from silencio where ate < agora() - interval '300 days') as silencios,
               (select count(*) from idempotencia where ator = 'x') as respostas,
               (select count(*) from limite where key like 'x%') as limites`,
    )
  )[0];
const cada = (n: number) => ({
  pedidos: n,
  mensagens: n,
  ofertas: n,
  turnos: n,
  silencios: n,
  respostas: n,
  limites: n,
});

test('a backlog larger than a sweep goes in several, each of which takes its share of every kind and says that more is left', async () => {
  // This sweep finishes the work that the start of the process leaves.
  await varrer();
  await comAtraso(50);
  const config = { ...api.config, LIMPEZA_LOTE: 10, LIMPEZA_LOTES: 2 };
  await varrer(config);
  // The story's own offer has the lowest id and is young, so the first batch deletes one offer less.
  const depois = await restam();
  expect(depois).toMatchObject({ pedidos: 30, mensagens: 30, respostas: 30, limites: 30 });
  const { ha_mais, falhou, tarefas } = await ultimaLimpeza(api.orm.em.fork());
  expect({ ha_mais, falhou }).toEqual({ ha_mais: true, falhou: false });
  expect(tarefas.find(({ tarefa }) => tarefa === 'pedidos')).toMatchObject({ linhas: 20, ha_mais: true });
  expect(tarefas.find(({ tarefa }) => tarefa === 'suspensoes')).toMatchObject({ linhas: 0, ha_mais: false });
  await advanceTime(api.url, 61);
  expect(await due(api.orm)).toBe(true);
  for (let i = 0; i < 12; i += 1) await varrer(config);
  expect(await restam()).toEqual(cada(0));
  expect(await ultimaLimpeza(api.orm.em.fork())).toMatchObject({ ha_mais: false });
  await advanceTime(api.url, 61);
  expect(await due(api.orm)).toBe(false);
  await advanceTime(api.url, 3_600);
  expect(await due(api.orm)).toBe(true);
});

test('requests that closed at the very same instant go together, however small a batch is', async () => {
  await varrer();
  await comAtraso(50, true);
  await varrer({ ...api.config, LIMPEZA_LOTE: 10, LIMPEZA_LOTES: 2 });
  expect(await restam()).toMatchObject({ pedidos: 0, mensagens: 0 });
});

test('two processes do not sweep at once: the second does nothing', async () => {
  await varrer();
  await comAtraso(200);
  const config = { ...api.config, LIMPEZA_LOTE: 1, LIMPEZA_LOTES: 5 };
  const feitas = await Promise.all([1, 2, 3].map(() => sweep({ orm: api.orm, config, vault: api.vault })));
  expect(feitas.filter(Boolean)).toHaveLength(1);
  expect(await restam()).toMatchObject({ pedidos: 195, respostas: 195 });
});

test('a kind that fails is named, and keeps no other', async () => {
  await varrer();
  await comAtraso(3);
  await rows(api.orm.em.fork(), sql`alter table oferta rename to oferta_fora`);
  await expect(varrer()).rejects.toThrow('some retention times could not be kept');
  expect(await ultimaLimpeza(api.orm.em.fork())).toMatchObject({ falhou: true });
  await rows(api.orm.em.fork(), sql`alter table oferta_fora rename to oferta`);
  expect(await restam()).toEqual({ ...cada(0), ofertas: 3 });
  await varrer();
  expect(await restam()).toEqual(cada(0));
});

test('the administrator reads what the last sweep did, and so does whoever watches the process', async () => {
  await varrer();
  const admin = await api.novo.funcionario('admin');
  const { status, body } = await admin.cliente.get<{ tarefas: object[] }>('/admin/limpeza');
  expect({ status, tarefas: body.tarefas.length }).toEqual({ status: 200, tarefas: TAREFAS_LIMPEZA.length });
  const pronto = await (await fetch(`${api.base}/readyz`)).json();
  expect(pronto).toMatchObject({ status: 'ok', limpeza: { ha_mais: false, falhou: false } });
});
