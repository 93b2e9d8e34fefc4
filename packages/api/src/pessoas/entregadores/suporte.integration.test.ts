import type { detalhesDoEntregadorSchema, EntregadorDoSuporte } from '@corre/contract/entregadores/suporte-contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let api: TestApi;
let suporte: SignedIn;
beforeAll(async () => {
  api = await startApi();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

const lista = async (fim = 'entregadores-status') =>
  (await suporte.cliente.get<EntregadorDoSuporte[]>(`/suporte/${fim}`)).body;
const na = (courier: SignedIn, entregadores: EntregadorDoSuporte[]) => entregadores.find(({ id }) => id === courier.id);

/** Fields of the back-office view that are null for support. */
const SEM_DADOS_PESSOAIS = {
  data_nascimento: null,
  cpf: null,
  rg: null,
  estado_civil: null,
  endereco: null,
  bairro: null,
  cep: null,
  pix_tipo_chave: null,
  pix_chave: null,
};

describe("support's view of the couriers", () => {
  // [situacoes]
  it('says who is free and who is busy, with what, and where each stands in the queue', async () => {
    const [ocupado, primeiro, segundo, parado] = [
      await api.novo.entregador(),
      await api.novo.entregador(),
      await api.novo.entregador(),
      await api.novo.entregador(),
    ];
    const loja = await api.novo.comercio();
    await ficarOnline(ocupado);
    const [pedido] = await pedir(loja, {
      endereco: 'Av. Colombo, 5790',
      observacao: 'Duas pizzas',
      valor_estimado: 8.25,
    });
    await ofertaDe(ocupado);
    await aceitar(ocupado, pedido);
    await ficarOnline(primeiro, segundo);

    const todos = await lista();
    expect(na(ocupado, todos)).toMatchObject({
      status: 'ocupado',
      online: true,
      posicao_fila: null,
      total_solicitacoes_abertas: 1,
      solicitacao_ativa_detalhes: {
        id: pedido,
        comercio: loja.nome,
        valor_estimado: 8.25,
        status: 'aceita',
        endereco_entrega: 'Av. Colombo, 5790',
        descricao_produtos: 'Duas pizzas',
      },
      entrega_ativa_detalhes: { comercio: loja.nome, valor: 8.25, status_entrega: 'aceita' },
    });
    expect(na(primeiro, todos)).toMatchObject({ status: 'livre', posicao_fila: 1, alcancavel: true, suspenso: false });
    expect(na(segundo, todos)?.posicao_fila).toBe(2);
    expect(na(parado, todos)).toMatchObject({
      online: false,
      posicao_fila: null,
      timestamp_online: null,
      solicitacao_ativa_detalhes: null,
      entrega_ativa_detalhes: null,
      avaliacao_media: 0,
    });
    for (const courier of todos) expect(courier).toMatchObject(SEM_DADOS_PESSOAIS);

    const detalhes = await suporte.cliente.get<z.output<typeof detalhesDoEntregadorSchema>>(
      `/suporte/entregador-detalhes/${ocupado.id}`,
    );
    expect(detalhes.body).toMatchObject({
      estatisticas: { total_entregas: 0, total_solicitacoes: 1 },
      fila: { posicao: null, de: 2, alcancavel: true },
      ultimas_ofertas: [{ comercio: loja.nome, resultado: 'aceita' }],
      suspensao: null,
    });
    expect((await suporte.cliente.get('/suporte/entregador-detalhes/999999')).status).toBe(404);
  });

  // [suspensao]
  it('shows a suspension only while it lasts', async () => {
    const courier = await api.novo.entregador();
    await suporte.cliente.put('/suporte/suspender-entregador', {
      entregador_id: courier.id,
      motivo: 'Atraso',
      duracao_horas: 1,
    });
    expect(na(courier, await lista())).toMatchObject({
      suspenso: true,
      motivo_suspensao: 'Atraso',
      duracao_suspensao_horas: 1,
    });
    await advanceTime(api.url, 3601);
    expect(na(courier, await lista())).toMatchObject({
      suspenso: false,
      motivo_suspensao: null,
      data_expiracao_suspensao: null,
      recusas_consecutivas: 0,
    });
  });

  it('lists removed couriers under all, not under the active ones', async () => {
    const courier = await api.novo.entregador();
    await rows(
      api.orm.em.fork(),
      sql`update entregador set ativo = false, removido_em = agora() where id = ${courier.id}`,
    );
    expect(na(courier, await lista())).toBeUndefined();
    expect(na(courier, await lista('todos-entregadores'))).toMatchObject({ ativo: false });
  });

  // [posicao-estimada]
  it('gives a courier only what the queue estimate needs, and a shop nothing', async () => {
    const [courier, loja] = [await api.novo.entregador(), await api.novo.comercio()];
    const { body } = await courier.cliente.get<Record<string, unknown>[]>('/suporte/entregadores-status');
    expect(new Set(body.flatMap((colega) => Object.keys(colega)))).toEqual(
      new Set(['id', 'online', 'timestamp_online']),
    );
    expect((await courier.cliente.get('/suporte/todos-entregadores')).status).toBe(403);
    expect((await courier.cliente.get(`/suporte/entregador-detalhes/${courier.id}`)).status).toBe(403);
    expect((await loja.cliente.get('/suporte/entregadores-status')).status).toBe(403);
    expect((await api.anonymous().get('/suporte/entregadores-status')).status).toBe(401);
  });
});

describe('the back-office view of a courier', () => {
  const CAMPOS =
    `id, nome_completo, usuario, telefone_pessoal, data_cadastro, data_nascimento, cpf, rg, estado_civil, endereco,
    bairro, cep, pix_tipo_chave, pix_chave, data_inicio, assinatura_planilha, ativo, status, online, suspenso, motivo_suspensao,
    recusas_consecutivas, avaliacao_media, total_avaliacoes, solicitacao_ativa_detalhes, entrega_ativa_detalhes, estatisticas,
    duracao_suspensao_horas, data_suspensao, data_expiracao_suspensao`.split(/,\s*/);

  it("is whole in support's lists and in the administrator's", async () => {
    const admin = await api.novo.funcionario('admin');
    const courier = await api.novo.entregador();
    for (const caminho of ['/suporte/entregadores-status', '/suporte/todos-entregadores', '/admin/entregadores']) {
      const { body } = await admin.cliente.get<EntregadorDoSuporte[]>(caminho);
      expect(Object.keys(na(courier, body) ?? {})).toEqual(expect.arrayContaining(CAMPOS));
    }
  });

  it('counts what they finished and what they were given, whoever asks', async () => {
    const admin = await api.novo.funcionario('admin');
    const [courier, loja] = [await api.novo.entregador(), await api.novo.comercio()];
    for (const passos of [['em_retirada', 'em_entrega', 'finalizada'], ['em_retirada']]) {
      const [id] = await pedir(loja);
      const dado = { solicitacao_id: id, entregador_id: courier.id };
      expect((await suporte.cliente.put('/suporte/atribuir-entrega', dado)).status).toBe(200);
      await avancar(courier, id, ...passos);
    }
    const doAdmin = (await admin.cliente.get<EntregadorDoSuporte[]>('/admin/entregadores')).body;
    for (const visto of [na(courier, await lista()), na(courier, doAdmin)]) {
      expect(visto).toMatchObject({
        estatisticas: { total_entregas: 1, total_solicitacoes: 2 },
        solicitacao_ativa_detalhes: { comercio: loja.nome, status: 'em_retirada' },
        entrega_ativa_detalhes: { status_entrega: 'em_retirada' },
      });
    }
  });
});
