import { SENHA_ALTERADA } from '@corre/contract/senhas/contrato.ts';
import type { Client } from '@corre/testing/harness/client.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * A whole day of a REST client: fetch with cookies, no token, PUTs without a body, `?_t=`. The steps depend on one
 * another.
 */
let api: TestApi;
let admin: Client;
let suporte: Client;
let loja: Client;
let entregador: Client;
let id = 0;
let pedido = 0;

const LOJA = 'Açaí & Cia';
const CAMINHO = `/comercio/${encodeURIComponent(LOJA)}`;
const CADASTRO = {
  data_inicio: '2026-11-21',
  nome_completo: 'Marcos Vinícius Prado',
  data_nascimento: '1996-04-12',
  cpf: '529.982.247-25',
  rg: '12.345.678-9',
  estado_civil: 'solteiro',
  endereco: 'Rua Santos Dumont, 2871',
  bairro: 'Zona 3',
  cep: '87050-100',
  telefone_pessoal: '(44) 99812-4076',
  pix_tipo_chave: 'telefone',
  pix_chave: '(44) 99812-4076',
  assinatura_planilha: 'Marcos P.',
  usuario: 'marcosprado',
  senha: 'segredo1',
};

beforeAll(async () => {
  api = await startApi();
  [admin, suporte, loja, entregador] = [api.anonymous(), api.anonymous(), api.anonymous(), api.anonymous()];
  suporte = (await api.novo.funcionario('suporte')).cliente;
});
afterAll(() => api.close());

describe('a day of an original client', () => {
  // [entrada] [cadastros]
  it('starts with the administrator, who opens a shop', async () => {
    const entrada = await admin.post('/login', { usuario: 'admin', senha: 'senha-do-admin' });
    expect(entrada).toMatchObject({
      status: 200,
      body: { user_type: 'admin', user_id: expect.any(Number), nome: expect.any(String) },
    });
    expect((await admin.post('/admin/comercios', { nome: LOJA, senha: 'corre123' })).status).toBe(200);
    expect((await admin.post('/admin/comercios', { nome: ' acai & CIA', senha: 'corre123' })).status).toBe(409);
  });

  // [cadastro] [foto]
  it('registers a courier, who signs in and uploads a photo', async () => {
    const cadastro = await entregador.post<{ message: string }>('/cadastro', CADASTRO);
    expect(cadastro).toMatchObject({ status: 200, body: { message: 'Cadastro realizado com sucesso!' } });
    expect(await entregador.post('/login', { usuario: 'marcosprado', senha: 'errada' })).toMatchObject({
      status: 401,
      body: { detail: 'Credenciais inválidas' },
    });
    const entrada = await entregador.post<{ user_id: number }>('/login', {
      usuario: 'marcosprado',
      senha: CADASTRO.senha,
    });
    expect(entrada.body).toEqual({
      user_type: 'entregador',
      user_id: expect.any(Number),
      nome: CADASTRO.nome_completo,
    });
    id = entrada.body.user_id;
    expect((await entregador.get(`/has-foto/entregador/${id}`)).body).toEqual({ has_foto: false });
    const envio = await entregador.post('/upload/foto', {
      foto_base64: await testPhoto(),
      user_id: id,
      user_type: 'entregador',
    });
    expect(envio.status).toBe(200);
    expect((await entregador.get(`/has-foto/entregador/${id}`)).body).toEqual({ has_foto: true });
    const foto = await fetch(`${api.base}/api/foto/entregador/${id}`, { headers: { cookie: entregador.cookie } });
    expect(foto.headers.get('content-type')).toBe('image/webp');
  });

  // [pedido] [online] [fila-numeros] [minhas-entregas]
  it('has the shop ask for a delivery and the courier take it to its end', async () => {
    expect((await loja.post('/login/comercio', { usuario: LOJA, senha: 'corre123' })).body).toEqual({
      user_type: 'comercio',
      comercio_nome: LOJA,
      senha_inicial: true,
    });
    expect(await loja.get(`${CAMINHO}/solicitacoes`)).toMatchObject({
      status: 403,
      body: { detail: 'Troque a senha inicial para continuar.' },
    });
    const troca = `/comercio/senha?comercio_nome=${encodeURIComponent(LOJA)}`;
    expect((await loja.put(troca, { nova_senha: 'acai-da-praca' })).body).toEqual({ message: SENHA_ALTERADA });
    expect((await entregador.put(`/entregador/${id}/status-online`, { online: true })).status).toBe(200);
    expect((await entregador.get(`/entregador/${id}/status`)).body).toMatchObject({ is_online: true });
    const criada = await loja.post<{ message: string }>(`${CAMINHO}/solicitar-entrega`, {
      endereco: 'Av. Tiradentes, 610',
      observacao: 'Interfone quebrado',
      urgente: true,
      origem: 'manual',
      valor_estimado: 12.5,
      link_localizacao: '',
      multiplas_entregas: [],
    });
    expect(criada.body.message).toBe('1 entrega(s) solicitada(s) com sucesso!');
    expect((await entregador.get(`/entregador/${id}/verificar-entrega-disponivel`)).body).toEqual({
      has_delivery: true,
    });
    const oferta = await entregador.get<{ proxima_entrega: { id: number; tempo_reserva: number } }>(
      `/entregador/${id}/proxima-entrega`,
    );
    pedido = oferta.body.proxima_entrega.id;
    expect(oferta.body.proxima_entrega.tempo_reserva).toBeGreaterThan(0);
    expect((await entregador.get('/entregador/status-fila')).body).toMatchObject({
      total_fila: 1,
      disponiveis: 0,
      reservadas: 1,
    });
    expect((await entregador.put(`/entregador/${id}/aceitar-solicitacao/${pedido}`)).status).toBe(200);
    const minhas = await entregador.get<unknown[]>(`/entregador/${id}/minhas-solicitacoes?_t=${Date.now()}`);
    expect(minhas.body).toMatchObject([{ id: pedido, status: 'aceita', comercio: LOJA, valor_estimado: 12.5 }]);
  });

  // [chat]
  it('lets both talk, counts what is unread, and empties it by reading', async () => {
    await loja.post(`${CAMINHO}/enviar-mensagem`, { entrega_id: pedido, mensagem: '  Pode vir  ' });
    await entregador.post(`/entregador/${id}/enviar-mensagem`, { entrega_id: pedido, mensagem: 'A caminho' });
    const naoLidas = () => entregador.get<{ chats: unknown[] }>(`/entregador/${id}/mensagens-nao-lidas`);
    expect((await naoLidas()).body).toMatchObject({
      tem_mensagens_nao_lidas: true,
      chats: [{ entrega_id: pedido, endereco: 'Av. Tiradentes, 610', mensagens_nao_lidas: 1 }],
    });
    const conversa = await entregador.get(`/entregador/${id}/mensagens/${pedido}`);
    expect(conversa.body).toMatchObject({
      comercio: LOJA,
      mensagens: [
        { remetente_tipo: 'comercio', mensagem: 'Pode vir', data_envio: expect.stringMatching(/^\d{4}-.*Z$/) },
        { remetente_tipo: 'entregador', mensagem: 'A caminho' },
      ],
    });
    expect((await naoLidas()).body).toMatchObject({ tem_mensagens_nao_lidas: false });
    expect((await loja.get(`${CAMINHO}/mensagens/${pedido}`)).body).toMatchObject({
      entregador: { id, nome: CADASTRO.nome_completo },
      entrega: { id: pedido },
    });
    expect((await loja.post(`${CAMINHO}/enviar-mensagem`, { entrega_id: pedido, mensagem: '   ' })).status).toBe(400);
  });

  // [passos] [avaliacao] [taxa] [semana-do-entregador]
  it('finishes, closes the chat, pays and rates', async () => {
    for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
      expect((await entregador.put(`/entregador/solicitacao/${pedido}/status`, { novo_status })).status).toBe(200);
    }
    expect(await loja.post(`${CAMINHO}/enviar-mensagem`, { entrega_id: pedido, mensagem: 'Obrigada' })).toMatchObject({
      status: 409,
      body: { detail: 'Chat fechado - entrega finalizada' },
    });
    expect((await entregador.get(`/entregas/semana-atual/${id}`)).body).toMatchObject({
      total_entregas: 1,
      total_valor: 12.5,
      total_taxa: 1.25,
      total_a_receber: 11.25,
      total_rotas: 1,
    });
    const avaliar = (payload: object) => loja.post(`${CAMINHO}/avaliar-entregador?solicitacao_id=${pedido}`, payload);
    expect(await avaliar({ nota: 6 })).toMatchObject({ status: 400, body: { detail: 'Avaliação inválida' } });
    expect(await avaliar({ nota: 4, comentario: 'Rápido' })).toMatchObject({
      status: 200,
      body: { message: 'Avaliação enviada com sucesso!' },
    });
    expect((await avaliar({ nota: 5 })).status).toBe(409);
    expect((await entregador.get<unknown[]>(`/entregador/${id}/avaliacoes`)).body).toMatchObject([
      { nota: 4, comentario: 'Rápido', comercio: LOJA },
    ]);
  });

  // [lancamento] [pendente]
  it('launches a delivery paid by machine and releases it', async () => {
    const busca = await loja.get<{ id: number }[]>('/comercio/entregadores?q=marc');
    expect(busca.body).toEqual([
      { id, nome: CADASTRO.nome_completo, usuario: 'marcosprado', telefone: '+5544998124076' },
    ]);
    const query = `?comercio_nome=${encodeURIComponent(LOJA)}`;
    const lancada = await loja.post<{ id: number }>(`/comercio/entregas${query}`, {
      entregador_id: id,
      quantidade: 2,
      valor: 30,
      tipo_pagamento: 'maquininha',
    });
    expect(lancada.status).toBe(200);
    const pendentes = await loja.get<{ id: number; status: string }[]>(`${CAMINHO}/entregas-pendentes`);
    expect(pendentes.body).toMatchObject([
      { id: lancada.body.id, status: 'pendente', tipo_pagamento: 'maquininha', valor: 30 },
    ]);
    for (const _vez of [1, 2]) {
      expect((await loja.put(`/comercio/entregas/liberar${query}`, { entrega_id: lancada.body.id })).status).toBe(200);
    }
    expect((await loja.get<unknown[]>(`${CAMINHO}/entregas-pendentes`)).body).toEqual([]);
    expect((await entregador.get(`/entregas/semana-atual/${id}`)).body).toMatchObject({
      total_quantidade: 3,
      total_valor: 42.5,
      total_taxa: 4.25,
    });
  });

  // [relatorios]
  it('adds up the same in every report', async () => {
    expect((await admin.get('/admin/relatorio-semana')).body).toMatchObject({
      semana: expect.stringMatching(/^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/),
      relatorio: [
        {
          entregador_id: id,
          nome: CADASTRO.nome_completo,
          total_entregas: 2,
          total_valor: 42.5,
          total_taxa: 4.25,
          total_a_receber: 38.25,
        },
      ],
    });
    expect((await admin.get('/admin/relatorio-comercios?semana=-1')).body).toEqual([
      { comercio_id: expect.any(Number), comercio: LOJA, total_entregas: 2, valor_total: 42.5, total_taxa: 4.25 },
    ]);
    expect((await admin.get('/admin/dados-comercios')).body).toMatchObject([
      {
        comercio: LOJA,
        total_quantidade: 3,
        numero_entregadores: 1,
        entregadores_utilizados: [CADASTRO.nome_completo],
      },
    ]);
    expect((await admin.get('/admin/acompanhamento-semanal')).body).toMatchObject([
      {
        total_geral: { entregas: 2, quantidade: 3, valor: 42.5, taxa: 4.25 },
        comercios: { [LOJA]: { total_entregas: 2, entregadores: [CADASTRO.nome_completo] } },
        entregadores: { [CADASTRO.nome_completo]: { total_a_receber: 38.25, comercios: [LOJA] } },
      },
    ]);
    expect((await loja.get(`${CAMINHO}/historico-semanal`)).body).toMatchObject([
      { total_valor: 42.5, entregadores_utilizados: [CADASTRO.nome_completo] },
    ]);
  });

  // [suspender] [suspensao]
  it('ends with a suspension, its history and the removal', async () => {
    expect((await suporte.put('/suporte/suspender-entregador', { entregador_id: id, motivo: '' })).body.detail).toBe(
      'Preencha todos os campos',
    );
    expect(
      (await suporte.put('/suporte/suspender-entregador', { entregador_id: id, motivo: 'Atraso', duracao_horas: 24 }))
        .status,
    ).toBe(200);
    expect((await entregador.put(`/entregador/${id}/status-online`, { online: true })).status).toBe(403);
    expect((await entregador.get(`/entregador/${id}/proxima-entrega`)).body).toMatchObject({
      suspenso: true,
      proxima_entrega: null,
    });
    expect((await suporte.get<{ id: number; suspenso: boolean }[]>('/suporte/entregadores-status')).body).toMatchObject(
      [{ id, suspenso: true, motivo_suspensao: 'Atraso', duracao_suspensao_horas: 24, status: 'livre' }],
    );
    expect((await suporte.put(`/suporte/remover-suspensao/${id}`)).status).toBe(200);
    expect((await suporte.get('/suporte/historico-suspensoes')).body).toMatchObject([
      { nome_entregador: CADASTRO.nome_completo, tipo_suspensao: 'manual', data_remocao: expect.any(String) },
    ]);
    expect((await admin.delete(`/admin/entregadores/${id}`)).status).toBe(200);
    expect((await entregador.get(`/entregador/${id}/status`)).status).toBe(401);
    expect((await admin.get<unknown[]>('/admin/relatorio-entregadores')).body).toMatchObject([
      { entregador_id: id, total_valor: 42.5 },
    ]);
    expect((await admin.delete(`/admin/comercios/${encodeURIComponent(LOJA)}`)).status).toBe(200);
    expect((await loja.get(`${CAMINHO}/solicitacoes`)).status).toBe(401);
  });
});
