import { rows, sql } from '@corre/db/sql.ts';
import { Authenticator } from '@corre/testing/harness/authenticator.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { finishedAtTheDoor } from '@corre/testing/harness/cash.ts';
import { countHistoria } from '@corre/testing/harness/named-story.ts';
import { enrolCodes, enrolPasskey, SITE_URL } from '@corre/testing/harness/second-factor.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarLinkDeAcesso } from '../links/criar-link.ts';
import { acharPessoa } from './achar-pessoa.ts';
import { anonimizar } from './anonimizar.ts';
import { OPERADOR } from './contas.ts';
import { encerrarConta } from './encerrar-conta.ts';
import { exportarDados } from './exportar-dados.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi({ SITE_URL });
  admin = await api.novo.funcionario('admin');
});
afterAll(() => api.close());

type Tipo = 'entregador' | 'comercio' | 'suporte';
const exportar = (tipo: Tipo, quem: string) => exportarDados(api.orm.em.fork(), api.vault, tipo, quem);
const apagar = (tipo: Tipo, id: number) =>
  api.orm.em
    .fork()
    .transactional(async (em) => anonimizar(em, api.vault, OPERADOR, await acharPessoa(em, tipo, `#${id}`)));
const rodar = (consulta: Parameters<typeof rows>[1]) => rows(api.orm.em.fork(), consulta);

test('a courier is handed everything, and nothing of the person is left after the removal; the sums stay', async () => {
  const loja = await api.novo.comercio();
  const delma = await api.novo.entregador({ nome_completo: 'Delma Partida', usuario: 'de.partida' });
  await countHistoria(api, loja, delma);
  await rodar(sql`
    insert into idempotencia (ator, chave, operacao, pedido_hash, resposta)
    values (${`entregador:${delma.id}`}, 'dela', 'x', ''::bytea, '{"nome":"Delma Partida"}'),
           (${`admin:${admin.id}`}, 'de outra pessoa', 'x', ''::bytea, '{"message":"Suspensão de Delma Partida removida"}')`);
  await admin.cliente.get(`/admin/entregadores/${delma.id}/dados`);
  expect(await exportar('entregador', 'de.partida')).toMatchObject({
    nome_completo: 'Delma Partida',
    cpf: '52998224725',
    foto: [{ tipo: 'image/webp', base64: 'YWJj' }],
    entregas: [{ valor: 12.5, valor_liquido: 11.25 }],
    mensagens: [{ remetente_tipo: 'comercio' }, { mensagem: 'Aqui é a Delma, chego já' }],
    suspensoes: [{ contestacao: 'Eu, Delma, discordo', resposta: 'Delma, fica assim' }],
    ofertas: [{ resultado: 'aceita' }],
    pulos: [{ motivo: 'inalcancavel' }],
    problemas: [{ motivo: 'endereco_errado', mensagem: 'Delma aqui: Dona Zulmira mudou' }],
    fotos_de_problemas: [{ tipo: 'image/webp', base64: 'eHl6' }],
    vigia: [{ tipo: 'no_caminho_demais', fim: 'etapa' }],
    sessoes: [{ aparelho: 'Aparelho desconhecido' }],
    auditoria: [{ acao: 'dados_revelados', ator_tipo: 'admin' }],
  });
  await expect(apagar('entregador', delma.id)).rejects.toThrow(/Remova o entregador no painel/);
  await admin.cliente.delete(`/admin/entregadores/${delma.id}`);
  await apagar('entregador', delma.id);

  const depois = JSON.stringify(await exportar('entregador', `#${delma.id}`));
  expect(depois).not.toMatch(/Delma|52998224725|de\.partida|99812/);
  expect(depois).toContain(`Entregador removido ${delma.id}`);
  expect(JSON.stringify(await rodar(sql`select * from idempotencia`))).not.toContain('Delma');
  expect(JSON.stringify(await exportar('comercio', loja.nome))).not.toContain('Delma');
  const [resumo] = await rodar(sql`select total_valor from resumo_semanal where entregador_id = ${delma.id}`);
  expect(resumo).toEqual({ total_valor: 12.5 });
});

test('differences of cash and objections to them go with their words; what moved stays', async () => {
  const [loja, ana] = [await api.novo.comercio(), await api.novo.entregador()];
  const par = { entregador_id: ana.id, comercio_id: loja.id };
  await finishedAtTheDoor(api.orm.em.fork(), par, 'dinheiro', 100);
  const dito = { entregador_id: ana.id, comercio_nome: loja.nome, valor: 100 };
  const { body } = await ana.cliente.post<{ id: number }>('/custodia/prestacoes', dito);
  const contado = { valor_recebido: 90, motivo: 'Faltaram R$ 10 da Ana' };
  await loja.cliente.put(`/custodia/prestacoes/${body.id}/confirmar`, contado);
  await ana.cliente.post(`/custodia/prestacoes/${body.id}/contestar`, { texto: 'Sou a Ana e contei' });
  const guardado = {
    dinheiro_em_maos: [
      { tipo: 'recebido' },
      { tipo: 'prestado', valor: -90 },
      { tipo: 'diferenca', valor: -10, saldo: 0 },
    ],
    prestacoes: [{ valor: 100, motivo: 'Faltaram R$ 10 da Ana', contestacao: 'Sou a Ana e contei' }],
  };
  expect(await exportar('entregador', `#${ana.id}`)).toMatchObject(guardado);
  expect(await exportar('comercio', loja.nome)).toMatchObject(guardado);
  await admin.cliente.delete(`/admin/entregadores/${ana.id}`);
  await apagar('entregador', ana.id);
  expect(await exportar('comercio', loja.nome)).toMatchObject({
    dinheiro_em_maos: guardado.dinheiro_em_maos,
    prestacoes: [{ valor: 100, motivo: '[apagado]', contestacao: '[apagado]' }],
  });
});

test('objections to amounts, adjustments and reversals go with their words; the amounts stay', async () => {
  const [loja, ana] = [await api.novo.comercio(), await api.novo.entregador()];
  await rodar(sql`
    insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
    values (${loja.id}, ${ana.id}, 1, 100, 'online', 'concluida', '2026-03-03T12:00:00-03', '2026-03-03T12:00:00-03')`);
  const na = (fim: string) => `/admin/fechamento/2026-03-02/${fim}`;
  await admin.cliente.post(na('ajustes'), { entregador_id: ana.id, valor: 5, motivo: 'Ana ajudou na chuva' });
  const texto = { texto: 'Sou a Ana e faltou o sábado' };
  await ana.cliente.post(`/entregador/${ana.id}/semanas/2026-03-02/contestar`, texto);
  await admin.cliente.put(na(`pagar/${ana.id}`));
  await admin.cliente.put(na(`estornar/${ana.id}`), { motivo: 'PIX da Ana voltou' });
  await admin.cliente.put(na(`faturas/${loja.id}/receber`));
  await admin.cliente.put(na(`faturas/${loja.id}/estornar`), { motivo: 'Ana anotou na loja errada' });
  expect(await exportar('entregador', `#${ana.id}`)).toMatchObject({
    pagamentos: [{ total_liquido: 95, ato: 'paga' }, { motivo: 'PIX da Ana voltou' }],
    ajustes: [{ valor: 5, motivo: 'Ana ajudou na chuva' }],
    contestacoes_de_valor: [texto],
  });
  expect(await exportar('comercio', `#${loja.id}`)).toMatchObject({
    faturas: [{ total_valor: 100 }, { ato: 'estornada' }],
  });
  await admin.cliente.delete(`/admin/entregadores/${ana.id}`);
  await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(loja.nome)}`);
  await apagar('entregador', ana.id);
  await apagar('comercio', loja.id);
  expect(JSON.stringify(await exportar('entregador', `#${ana.id}`))).not.toMatch(/Ana|chuva|sábado|voltou/);
  expect(JSON.stringify(await exportar('comercio', `#${loja.id}`))).not.toMatch(/Ana anotou/);
  expect(await rodar(sql`select total_liquido from pagamento where entregador_id = ${ana.id}`)).toEqual([
    { total_liquido: 95 },
  ]);
});

test('a shop is handed what is kept of it, and its customers’ places go with it; the sums stay', async () => {
  const loja = await api.novo.comercio('Cantina da Zulmira');
  await countHistoria(api, loja, await api.novo.entregador());
  expect(await exportar('comercio', 'cantina da zulmira')).toMatchObject({
    nome: 'Cantina da Zulmira',
    solicitacoes: [{ endereco: 'Rua da Cliente, 7', observacao: 'Dona Zulmira' }],
    entregas: [{ valor: 12.5 }],
    sessoes: [{}],
  });
  await expect(apagar('comercio', loja.id)).rejects.toThrow(/Exclua o comércio no painel/);
  await admin.cliente.delete('/admin/comercios/Cantina%20da%20Zulmira');
  await apagar('comercio', loja.id);
  expect(JSON.stringify(await exportar('comercio', `#${loja.id}`))).not.toMatch(/Zulmira|Rua da Client/);
  const [resumo] = await rodar(sql`select total_valor from resumo_semanal where comercio_id = ${loja.id}`);
  expect(resumo).toEqual({ total_valor: 12.5 });
});

test('so is somebody of the staff, once the account has ended', async () => {
  const carla = await api.novo.funcionario('suporte');
  await enrolCodes(carla.cliente, Date.now());
  await enrolPasskey(carla.cliente, new Authenticator(SITE_URL));
  await api.anonymous().post('/login', { usuario: carla.nome, senha: TEST_PASSWORD });
  await rodar(
    sql`insert into aviso_de_acesso (funcionario_id, tipo, aparelho) values (${carla.id}, 'passkey_nova', 'x')`,
  );
  await api.orm.em
    .fork()
    .transactional((em) => criarLinkDeAcesso(em, { user_type: 'suporte', id: carla.id }, { ator: null }));
  expect(await exportar('suporte', carla.nome)).toMatchObject({
    usuario: carla.nome,
    sessoes: [{ metodo: 'senha' }],
    passkeys: [{ nome: 'Celular' }],
    aplicativo_de_codigos: [{ ativado_em: expect.any(String) }],
    codigos_de_recuperacao: Array(10).fill({ criado_em: expect.any(String), usado_em: null }),
    avisos_de_acesso: [{ tipo: 'passkey_nova' }, { tipo: 'link_criado' }],
    links_de_acesso: [{ usado_em: null, trocado_em: null }],
  });
  await expect(apagar('suporte', carla.id)).rejects.toThrow(/Encerre a conta/);
  await api.orm.em.fork().transactional((em) => encerrarConta(em, 'suporte', carla.nome));
  await apagar('suporte', carla.id);
  expect(await exportar('suporte', `#${carla.id}`)).toMatchObject({
    usuario: `removido-${carla.id}`,
    nome: `Conta removida ${carla.id}`,
    sessoes: [],
    passkeys: [],
    aplicativo_de_codigos: [],
    codigos_de_recuperacao: [],
    avisos_de_acesso: [],
    links_de_acesso: [],
  });
  expect(await rodar(sql`select 1 from desafio_de_acesso where funcionario_id = ${carla.id}`)).toEqual([]);
});

test('what was said before a delivery was handed over is whose it was, and so is the reason', async () => {
  const [loja, suporte] = [await api.novo.comercio(), await api.novo.funcionario('suporte')];
  const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana);
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  const dizer = (quem: SignedIn, mensagem: string) =>
    quem.cliente.post(`/entregador/${quem.id}/enviar-mensagem`, { entrega_id: id, mensagem });
  await dizer(ana, 'A moto parou');
  const dado = { acao: 'transferir', motivo: 'Ana sumiu', entregador_id: bia.id };
  expect((await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, dado)).status).toBe(200);
  await dizer(bia, 'Estou indo');
  await avancar(bia, id, 'em_retirada', 'em_entrega', 'finalizada');
  expect(await exportar('entregador', `#${ana.id}`)).toMatchObject({
    mensagens: [{ mensagem: 'A moto parou' }],
    intervencoes: [{ acao: 'transferir', motivo: 'Ana sumiu', era_dele: true }],
  });
  expect(await exportar('entregador', `#${bia.id}`)).toMatchObject({ mensagens: [{ mensagem: 'Estou indo' }] });

  await admin.cliente.delete(`/admin/entregadores/${ana.id}`);
  await apagar('entregador', ana.id);
  expect(JSON.stringify(await exportar('entregador', `#${ana.id}`))).not.toMatch(/A moto|sumiu/);
  expect(await exportar('entregador', `#${bia.id}`)).toMatchObject({ mensagens: [{ mensagem: 'Estou indo' }] });
});

test('an answer kept for a retry forgets what the other side wrote to somebody who left', async () => {
  const [loja, ana] = [await api.novo.comercio('Cantina Lili'), await api.novo.entregador()];
  await ficarOnline(ana);
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  const corpo = { entrega_id: id, mensagem: 'Oi Aninha, aqui é a Lili' };
  await loja.cliente.post('/comercio/Cantina%20Lili/enviar-mensagem', corpo, { 'idempotency-key': 'loja-diz' });
  await ana.cliente.post(`/entregador/${ana.id}/enviar-mensagem`, corpo, { 'idempotency-key': 'ana-diz' });
  await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
  const guardadas = () => rodar(sql`select resposta from idempotencia where chave in ('loja-diz', 'ana-diz')`);
  expect(await guardadas()).toHaveLength(2);

  await admin.cliente.delete(`/admin/entregadores/${ana.id}`);
  await apagar('entregador', ana.id);
  expect(await guardadas()).toMatchObject([{ resposta: { mensagem: '[apagado]' } }]);
});

test('recipients that a point of sale named are handed out with the shop, and erased with it, those of its tests too', async () => {
  const loja = await api.novo.comercio('Cantina do Porto');
  for (const ambiente of ['producao', 'teste'] as const) {
    const pos = await connect(api, loja.id, { ambiente });
    expect((await pos.post('delivery', anOrder())).status).toBe(202);
  }
  const pedido = { sistema: 'PDV de teste', numero: 1, corpo: { customerName: 'Ana Souza' } };
  expect(await exportar('comercio', 'cantina do porto')).toMatchObject({ pedidos_de_sistemas: [pedido, pedido] });
  const [aberta] = await api.orm.em
    .fork()
    .execute<{ id: number }[]>('select id from solicitacao where comercio_id = ?', [loja.id]);
  await loja.cliente.put(`/comercio/solicitacao/${aberta?.id}/cancelar`);
  await admin.cliente.delete('/admin/comercios/Cantina%20do%20Porto');
  await apagar('comercio', loja.id);
  const deixado = await api.orm.em.fork().execute(
    `select 1 from tentativa t join pedido_externo p on p.id = t.pedido_externo_id join integracao i on i.id = p.integracao_id
      where i.comercio_id = ? and t.corpo_cifrado is not null
     union all select 1 from mensagem_externa m join integracao i on i.id = m.integracao_id where i.comercio_id = ?`,
    [loja.id, loja.id],
  );
  expect(deixado).toEqual([]);
});

test('what other systems were told of a courier goes with the courier, also where somebody else finished the delivery', async () => {
  const loja = await api.novo.comercio();
  const suporte = await api.novo.funcionario('suporte');
  const [ana, bia] = [await api.novo.entregador({ nome_completo: 'Ana Partida' }), await api.novo.entregador()];
  await ficarOnline(ana);
  const [id] = await pedir(loja);
  await aceitar(ana, id);
  const em = api.orm.em.fork();
  const [fluxo] = await em.execute<{ id: number }[]>(
    `with i as (insert into integracao (comercio_id, tipo, nome, ambiente, segredo_cifrado, criada_por_tipo)
                values (?, 'webhook', 'Painel da loja', 'producao', 'x', 'comercio') returning id)
     insert into fluxo_externo (integracao_id, solicitacao_id) select id, ? from i returning id`,
    [loja.id, id],
  );
  const dizer = (sequencia: number, nome: string) =>
    em.execute(
      `insert into mensagem_externa (integracao_id, fluxo_id, sequencia, tipo, quando, corpo_cifrado, proximo_envio)
       select integracao_id, id, ?, 'corre.pedido.status', agora(), ?, agora() from fluxo_externo where id = ?`,
      [sequencia, api.vault.seal(JSON.stringify({ entregador: nome })), fluxo?.id],
    );
  await dizer(1, 'Ana P.');
  const dado = { acao: 'transferir', motivo: 'Moto parou', entregador_id: bia.id };
  expect((await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, dado)).status).toBe(200);
  expect(await exportar('comercio', loja.nome)).toMatchObject({
    mensagens_a_sistemas: [{ sistema: 'Painel da loja', corpo: { entregador: 'Ana P.' } }],
  });
  await admin.cliente.delete(`/admin/entregadores/${ana.id}`);
  await apagar('entregador', ana.id);
  expect(
    await rodar(sql`
      select corpo_cifrado, proximo_envio, desistido_em is not null as desistida from mensagem_externa
       where fluxo_id = ${fluxo?.id ?? 0}`),
  ).toEqual([{ corpo_cifrado: null, proximo_envio: null, desistida: true }]);
});

test('a card machine that never left its shop is handed out with it; its name and its serial number go with the shop', async () => {
  const loja = await api.novo.comercio('Cantina da Máquina');
  await rodar(sql`insert into maquininha (comercio_id, apelido, serie) values (${loja.id}, 'a do Seu Zé', 'SN-4711')`);
  expect(await exportar('comercio', loja.nome)).toMatchObject({
    maquininhas: [{ apelido: 'a do Seu Zé', serie: 'SN-4711', ativa: true, entregador_id: null }],
  });
  await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(loja.nome)}`);
  await apagar('comercio', loja.id);
  expect(JSON.stringify(await exportar('comercio', `#${loja.id}`))).not.toMatch(/Seu Zé|SN-4711/);
});

test("a request forgets the system's name and its order number with the shop", async () => {
  const loja = await api.novo.comercio('Cantina do Canal');
  const pos = await connect(api, loja.id);
  expect((await pos.post('delivery', { ...anOrder(), orderDisplayId: 'ZE-77' })).status).toBe(202);
  const [pedido] = await api.orm.em
    .fork()
    .execute<{ id: number }[]>('select id from solicitacao where comercio_id = ?', [loja.id]);
  const dito = () => rodar(sql`select canal, numero_pedido from solicitacao where comercio_id = ${loja.id}`);
  expect(await dito()).toEqual([{ canal: 'PDV de teste', numero_pedido: 'ZE-77' }]);
  await loja.cliente.put(`/comercio/solicitacao/${pedido?.id}/cancelar`);
  await admin.cliente.delete('/admin/comercios/Cantina%20do%20Canal');
  await apagar('comercio', loja.id);
  expect(await dito()).toEqual([{ canal: null, numero_pedido: null }]);
});
