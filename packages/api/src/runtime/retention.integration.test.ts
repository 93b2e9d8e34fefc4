import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { contarHistoria } from '@corre/testing/harness/named-story.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditar } from '../acesso/auditoria/auditar.ts';
import { retain } from './retention.ts';

const DIA = 86_400;
let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.fechar());

const contar = async () =>
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
               (select count(*) from auditoria where acao = 'de antes') as auditoria,
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
  await contarHistoria(api, await api.novo.comercio(), delma);
  await auditar(api.orm.em.fork(), null, 'de antes');
  return delma;
}

test('each kind is kept for its time and erased after it; no sum changes', async () => {
  const delma = await comHistoria();
  const sumir = { orm: api.orm, config: api.config, vault: api.vault };
  await advanceTime(api.url, 179 * DIA);
  await retain(sumir);
  expect(await contar()).toEqual(TUDO);
  await advanceTime(api.url, 2 * DIA);
  await retain(sumir);
  const semConversa = { ...TUDO, mensagens: 0 };
  expect(await contar()).toEqual(semConversa);
  await advanceTime(api.url, 186 * DIA);
  await retain(sumir);
  expect(await contar()).toEqual({
    ...semConversa,
    ...{ enderecos: 0, entregas: 0, ofertas: 0, pulos: 0, turnos: 0, motivos: 0, contestacoes: 0 },
  });
  await advanceTime(api.url, 366 * DIA);
  await retain(sumir);
  expect(await contar()).toMatchObject({ auditoria: 0, nomes: 1 });
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
  const sumir = { orm: api.orm, config: api.config, vault: api.vault };
  await Promise.all([retain(sumir), retain(sumir)]);
  await retain(sumir);
  expect(await contar()).toMatchObject({ nomes: 0 });
  expect(await rows(em, sql`select 1 from auditoria where acao = 'dados_anonimizados'`)).toHaveLength(1);
});

test('a time of 0 keeps for ever', async () => {
  await comHistoria();
  await advanceTime(api.url, 3_000 * DIA);
  const config = { ...api.config, GUARDAR_PEDIDOS_DIAS: 0, GUARDAR_MENSAGENS_DIAS: 0, GUARDAR_TRABALHO_DIAS: 0 };
  await retain({ orm: api.orm, config, vault: api.vault });
  expect(await contar()).toEqual({ ...TUDO, auditoria: 0 });
});
