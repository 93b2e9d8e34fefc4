import type { EstadoDoEntregador } from '@corre/contract/fila/contrato.ts';
import type { SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let suporte: SignedIn;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi();
  suporte = await api.novo.funcionario('suporte');
  loja = await api.novo.comercio();
});
afterAll(() => api.close());

const suspender = (corpo: Record<string, unknown>, quem = suporte) =>
  quem.cliente.put<{ message: string; detail: string }>('/suporte/suspender-entregador', corpo);
const remover = ({ id }: SignedIn, quem = suporte) => quem.cliente.put(`/suporte/remover-suspensao/${id}`);
const estado = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<EstadoDoEntregador>(`/entregador/${id}/status`)).body;
const historico = async ({ id }: SignedIn) => {
  const { body } = await suporte.cliente.get<SuspensaoHistorico[]>('/suporte/historico-suspensoes');
  return body.filter(({ entregador_id }) => entregador_id === id);
};
const sair = ({ id, cliente }: SignedIn) => cliente.put(`/entregador/${id}/status-online`, { online: false });
const auditoria = (alvo_id: number) =>
  rows(
    api.orm.em.fork(),
    sql<{ acao: string; ator_id: number; ator_tipo: string }>`
      select acao, ator_id, ator_tipo from auditoria where alvo_tipo = 'entregador' and alvo_id = ${alvo_id} order by id`,
  );

// [suspender]
describe('a suspension by support', () => {
  it('takes the courier offline, withdraws their offer and tells them why and until when', async () => {
    const courier = await api.novo.entregador();
    await ficarOnline(courier);
    const [pedido] = await pedir(loja);
    expect((await ofertaDe(courier)).proxima_entrega).not.toBeNull();
    const { status, body } = await suspender({
      entregador_id: courier.id,
      motivo: ' Faltou com respeito ',
      duracao_horas: 2,
    });
    expect([status, body.message]).toEqual([200, 'Entregador suspenso com sucesso!']);

    const agora = await estado(courier);
    expect(agora).toMatchObject({
      is_online: false,
      suspenso: true,
      suspensao: { tipo_suspensao: 'manual', motivo_suspensao: 'Faltou com respeito', duracao_horas: 2 },
    });
    const online = await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: true });
    expect(online.status).toBe(403);
    expect(online.body.detail).toContain('Faltou com respeito');
    expect((await courier.cliente.put(`/entregador/${courier.id}/aceitar-solicitacao/${pedido}`)).status).toBe(400);
    const ofertas = await rows(
      api.orm.em.fork(),
      sql<{ resultado: string }>`select resultado from oferta where entregador_id = ${courier.id}`,
    );
    expect(ofertas).toEqual([{ resultado: 'retirada' }]);
    expect(await auditoria(courier.id)).toEqual([{ acao: 'suspender', ator_id: suporte.id, ator_tipo: 'suporte' }]);
    await loja.cliente.put(`/comercio/solicitacao/${pedido}/cancelar`);
  });

  it('leaves the open delivery with the courier', async () => {
    const courier = await api.novo.entregador();
    await ficarOnline(courier);
    const [pedido] = await pedir(loja);
    await ofertaDe(courier);
    await aceitar(courier, pedido);
    await suspender({ entregador_id: courier.id, motivo: 'Atraso', duracao_horas: 1 });
    const passo = await courier.cliente.put(`/entregador/solicitacao/${pedido}/status`, { novo_status: 'em_retirada' });
    expect(passo.status).toBe(200);
  });

  it('asks for courier, reason and whole hours', async () => {
    const entregador_id = (await api.novo.entregador()).id;
    const detalhe = async (corpo: Record<string, unknown>) => {
      const { status, body } = await suspender(corpo);
      return `${status} ${body.detail}`;
    };
    expect(await detalhe({})).toBe('400 Preencha todos os campos');
    expect(await detalhe({ entregador_id, motivo: '  ', duracao_horas: 1 })).toBe('400 Preencha todos os campos');
    expect(await detalhe({ entregador_id, motivo: 'x' })).toBe('400 Preencha todos os campos');
    for (const duracao_horas of [0, 1.5, 8761]) {
      expect((await suspender({ entregador_id, motivo: 'x', duracao_horas })).status).toBe(400);
    }
    expect((await suspender({ entregador_id: 999_999, motivo: 'x', duracao_horas: 1 })).status).toBe(404);
  });

  it('happens once, however many ask at the same time, and ends once', async () => {
    const courier = await api.novo.entregador();
    const pedido = { entregador_id: courier.id, motivo: 'x', duracao_horas: 1 };
    const respostas = await Promise.all([1, 2, 3].map(() => suspender(pedido)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await remover(courier)).status).toBe(200);
    const outra_vez = await remover(courier);
    expect([outra_vez.status, outra_vez.body.detail]).toEqual([409, 'Este entregador não está suspenso']);
    expect(await historico(courier)).toMatchObject([
      { nome_entregador: courier.nome, suspensa_por: suporte.nome, removida_por: suporte.nome },
    ]);
    expect((await estado(courier)).suspenso).toBe(false);
    await ficarOnline(courier);
    await sair(courier);
  });

  it('is an act of support and the administrator only', async () => {
    const [courier, admin] = [await api.novo.entregador(), await api.novo.funcionario('admin')];
    const pedido = { entregador_id: courier.id, motivo: 'x', duracao_horas: 1 };
    expect((await suspender(pedido, courier)).status).toBe(403);
    expect((await suspender(pedido, loja)).status).toBe(403);
    expect((await loja.cliente.get('/suporte/historico-suspensoes')).status).toBe(403);
    expect((await suspender(pedido, admin)).status).toBe(200);
    expect((await remover(courier, courier)).status).toBe(403);
  });
});

// [suspensao]
describe('the end of a suspension', () => {
  it('comes by the clock, with nothing running, and clears the refusals', async () => {
    const courier = await api.novo.entregador();
    const em = api.orm.em.fork();
    await rows(em, sql`update fila_entregador set recusas_consecutivas = 2 where entregador_id = ${courier.id}`);
    await suspender({ entregador_id: courier.id, motivo: 'x', duracao_horas: 1 });
    const [viva] = await historico(courier);
    expect(viva?.data_remocao).toBeNull();
    await advanceTime(api.url, 3601);
    const [vencida] = await historico(courier);
    expect(vencida).toMatchObject({ data_remocao: viva?.data_expiracao_suspensao, removida_por: null });
    expect(await estado(courier)).toMatchObject({ suspenso: false, suspensao: null, recusas_consecutivas: 0 });
    expect((await remover(courier)).status).toBe(409);
    await ficarOnline(courier);
    await sair(courier);
  });

  it('does not push what runs out of the list, however many came after', async () => {
    const [courier, outro] = [await api.novo.entregador(), await api.novo.entregador()];
    await suspender({ entregador_id: courier.id, motivo: 'antiga', duracao_horas: 100 });
    await rows(
      api.orm.em.fork(),
      sql`insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao,
            data_expiracao_suspensao, data_remocao)
          select ${outro.id}, 'manual', 'depois', 1, t, t + interval '1 hour', t + interval '1 hour'
            from (select agora() + make_interval(secs => i) as t from generate_series(1, 210) i) instantes`,
    );
    expect(await historico(courier)).toMatchObject([{ motivo_suspensao: 'antiga', data_remocao: null }]);
    expect(await historico(outro)).toHaveLength(200);
    // Clean up for the next tests.
    await rows(api.orm.em.fork(), sql`delete from suspensao where entregador_id = ${outro.id}`);
    await remover(courier);
  });

  it('can follow at once by another: the old one is over', async () => {
    const courier = await api.novo.entregador();
    await suspender({ entregador_id: courier.id, motivo: 'primeira', duracao_horas: 1 });
    await advanceTime(api.url, 3601);
    expect((await suspender({ entregador_id: courier.id, motivo: 'segunda', duracao_horas: 1 })).status).toBe(200);
    expect((await historico(courier)).map(({ motivo_suspensao }) => motivo_suspensao)).toEqual(['segunda', 'primeira']);
  });
});

describe('refusals', () => {
  it('are set to zero by support, with a trace', async () => {
    const courier = await api.novo.entregador();
    const em = api.orm.em.fork();
    await rows(em, sql`update fila_entregador set recusas_consecutivas = 2 where entregador_id = ${courier.id}`);
    expect((await suporte.cliente.put(`/suporte/resetar-recusas/${courier.id}`)).status).toBe(200);
    expect((await estado(courier)).recusas_consecutivas).toBe(0);
    expect((await suporte.cliente.put('/suporte/resetar-recusas/999999')).status).toBe(404);
    expect(await auditoria(courier.id)).toMatchObject([{ acao: 'resetar-recusas', ator_id: suporte.id }]);
  });
});

describe('objecting to a suspension', () => {
  // [contestacao]
  it('is possible once; support answers once, and the courier reads it', async () => {
    const [courier, colega] = [await api.novo.entregador(), await api.novo.entregador()];
    const contestar = (texto: string, quem = courier) =>
      quem.cliente.post(`/entregador/${courier.id}/contestar-suspensao`, { texto });
    expect((await contestar('Não fui eu')).status).toBe(409);
    await suspender({ entregador_id: courier.id, motivo: 'x', duracao_horas: 5 });
    expect((await contestar('  ')).body.detail).toBe('Conte o que aconteceu');
    expect((await contestar('Sou outro', colega)).status).toBe(403);
    expect((await contestar('Meu pneu furou')).status).toBe(200);
    expect((await contestar('De novo')).status).toBe(409);

    const id = (await historico(courier))[0]?.contestacao?.id;
    const responder = (resposta: string) => suporte.cliente.put(`/suporte/contestacao/${id}/responder`, { resposta });
    expect((await responder(' ')).status).toBe(400);
    expect((await responder('Vamos conferir')).status).toBe(200);
    expect((await responder('Outra')).status).toBe(409);
    expect((await suporte.cliente.put('/suporte/contestacao/999999/responder', { resposta: 'x' })).status).toBe(404);
    expect((await estado(courier)).suspensao?.contestacao).toMatchObject({
      texto: 'Meu pneu furou',
      resposta: 'Vamos conferir',
    });
    const detalhes = await suporte.cliente.get(`/suporte/entregador-detalhes/${courier.id}`);
    expect(detalhes.body).toMatchObject({
      suspenso: true,
      suspensao: { contestacao: { id, resposta: 'Vamos conferir' } },
    });
  });

  it('can be answered and granted in one act: both happen or neither', async () => {
    const courier = await api.novo.entregador();
    const contestar = (texto: string) =>
      courier.cliente.post(`/entregador/${courier.id}/contestar-suspensao`, { texto });
    const abertas = async () =>
      (await suporte.cliente.get<SuspensaoHistorico[]>('/suporte/contestacoes')).body.filter(
        ({ entregador_id }) => entregador_id === courier.id,
      );
    const conceder = (id: number | undefined, quem = suporte) =>
      quem.cliente.put<{ message: string; detail: string }>(`/suporte/contestacao/${id}/responder-e-remover`, {
        resposta: 'Você tem razão',
      });
    await suspender({ entregador_id: courier.id, motivo: 'x', duracao_horas: 5 });
    await contestar('Meu pneu furou');
    const [aberta] = await abertas();
    expect(aberta).toMatchObject({ nome_entregador: courier.nome, contestacao: { texto: 'Meu pneu furou' } });
    expect((await conceder(aberta?.contestacao?.id, courier)).status).toBe(403);

    const { status, body } = await conceder(aberta?.contestacao?.id);
    expect([status, body.message]).toEqual([200, 'Resposta enviada e suspensão removida!']);
    expect(await estado(courier)).toMatchObject({ suspenso: false, suspensao: null });
    expect(await historico(courier)).toMatchObject([
      { removida_por: suporte.nome, contestacao: { resposta: 'Você tem razão' } },
    ]);
    expect(await abertas()).toEqual([]);
    // The answer remains after the end of the suspension.
    expect((await courier.cliente.get(`/entregador/${courier.id}/contestacoes`)).body).toMatchObject([
      { em_curso: false, motivo_suspensao: 'x', texto: 'Meu pneu furou', resposta: 'Você tem razão' },
    ]);
    expect((await conceder(aberta?.contestacao?.id)).status).toBe(409);

    await suspender({ entregador_id: courier.id, motivo: 'y', duracao_horas: 1 });
    await contestar('De novo não');
    const [segunda] = await abertas();
    await remover(courier);
    expect((await conceder(segunda?.contestacao?.id)).status).toBe(409);
    await suspender({ entregador_id: courier.id, motivo: 'z', duracao_horas: 1 });
    expect((await conceder(segunda?.contestacao?.id)).body.detail).toContain('já terminou');
    expect(await abertas()).toHaveLength(1);
    expect((await estado(courier)).suspenso).toBe(true);
  });
});
