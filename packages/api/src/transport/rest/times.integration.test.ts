import { Client } from '@corre/testing/harness/client.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SENHA = 'demo1234';
/** The newest requests that the walk reads. They are of every kind that the demonstration has. */
const PEDIDOS = 25;
/** Reads of an integration's, a bank batch's or a followed request's data, which this database does not have. */
const SEM_DADOS = /integracoes\/|\/pedido$|\/admin\/lotes\/|\/demonstracao\/acompanhar$/;

/** The required query of some calls. */
const BUSCAS: Record<string, (semana: string) => string> = {
  '/admin/fechamento': (semana) => `?semana_inicio=${semana}`,
  '/suporte/procurar': () => '?termo=Rua',
  '/entregador/{entregador_id}/caso': () => `?quando=${new Date().toISOString()}`,
};
/** The paths of figures and receipts, which need a span of days. */
const DE_UM_PERIODO =
  /\/numeros(\/(operacao|ofertas|entregadores|lojas|porta|dinheiro))?$|^\/admin\/recebimentos(\/pix|\/exportar)?$/;

interface Operation {
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED: 'demo', ADMIN_PASSWORD: SENHA });
});
afterAll(() => api.close());

const entrar = async (usuario: string, path = '/login') => {
  const cliente = new Client(api.base);
  const { status, body } = await cliente.post<{ user_id: number }>(path, { usuario, senha: SENHA });
  expect(status, usuario).toBe(200);
  return { id: body.user_id, nome: usuario, cliente };
};

/** Plants a running day: one delivered request, one on its way, one waiting, and a contested suspension. */
async function umDia() {
  const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  const loja = await api.novo.comercio();
  await ficarOnline(ana);
  const [id] = await pedir(loja, { pagamento: 'dinheiro', valor_a_receber: 30 });
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' });
  await avancar(ana, id, 'finalizada');
  const [outra] = await pedir(loja, { exige_codigo: true });
  await aceitar(ana, outra);
  await ficarOnline(bia);
  const [terceira] = await pedir(loja);
  await ofertaDe(bia);
  return { ana, bia, loja, ids: [id, outra, terceira] };
}

/** Returns every value of a body that looks like an instant, with its path. */
function instantes(valor: unknown, onde: string): [string, string][] {
  if (typeof valor === 'string') return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(valor) ? [[onde, valor]] : [];
  if (Array.isArray(valor)) return valor.flatMap((item) => instantes(item, `${onde}[]`));
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([nome, item]) => instantes(item, `${onde}.${nome}`));
}

it('every instant of every answer is written alike: ISO 8601 in UTC with milliseconds', async () => {
  const { ana, bia, loja, ids } = await umDia();
  const db = api.orm.em.fork().getKysely();
  const admin = await entrar('admin');
  const suporte = await entrar('suporte');
  await suporte.cliente.put('/suporte/suspender-entregador', {
    entregador_id: bia.id,
    motivo: 'Atraso',
    duracao_horas: 1,
  });
  await bia.cliente.post(`/entregador/${bia.id}/contestar`, { texto: 'Não fui eu' });
  await suporte.cliente.put(`/suporte/solicitacao/${ids[1]}/intervir`, { acao: 'cancelar', motivo: 'A loja pediu' });
  const couriers = [
    ana,
    bia,
    ...(await Promise.all(['joao', 'maria', 'pedro', 'ana', 'lucas'].map((usuario) => entrar(usuario)))),
  ];
  const lojas = [
    loja,
    ...(await Promise.all(['Pizzaria Bella Massa', 'Mercado do Zé'].map((nome) => entrar(nome, '/login/comercio')))),
  ];
  const pedidos = await db.selectFrom('solicitacao').select('id').orderBy('id', 'desc').limit(PEDIDOS).execute();
  const semanas = await db
    .selectFrom('resumo_semanal')
    .select('semana_inicio')
    .distinct()
    .orderBy('semana_inicio', 'desc')
    .execute();
  const lotes = await db.selectFrom('lote_pagamento').select('id').limit(5).execute();

  const { body: board } = await loja.cliente.get<{ rastreio_url: string | null }[]>(
    `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`,
  );

  const valores: Record<string, readonly (string | number)[]> = {
    solicitacao_id: pedidos.map(({ id }) => id),
    entrega_id: pedidos.map(({ id }) => id),
    semana_inicio: semanas.map(({ semana_inicio }) => semana_inicio).slice(0, 3),
    id: lotes.map(({ id }) => id),
    comercio_id: [loja.id],
    integracao_id: [1],
    funcionario_id: [admin.id],
    token: [
      board
        .find(({ rastreio_url }) => rastreio_url)
        ?.rastreio_url?.split('/')
        .pop() ?? '',
    ],
    user_type: ['entregador'],
    user_id: [ana.id],
  };
  const { body: doc } = await api.anonymous().get<{ paths: Record<string, { get?: Operation }> }>('/openapi.json');
  /** Returns a path with each combination of its parameters' values. */
  const cheios = (path: string): string[] => {
    const nome = /\{(\w+)\}/.exec(path)?.[1];
    if (nome === undefined) return [path];
    return (valores[nome] ?? []).flatMap((valor) => cheios(path.replace(`{${nome}}`, encodeURIComponent(valor))));
  };
  const vistos: [string, string][] = [];
  const semResposta: string[] = [];
  for (const [path, { get }] of Object.entries(doc.paths)) {
    // The answer of the live stream does not end. A photo has no instants.
    if (!get?.responses['200']?.content?.['application/json']) continue;
    const quem: [Client, string][] = path.includes('{entregador_id}')
      ? couriers.flatMap(({ id, cliente }): [Client, string][] => [
          [cliente, path.replace('{entregador_id}', String(id))],
          [admin.cliente, path.replace('{entregador_id}', String(id))],
        ])
      : path.includes('{comercio_nome}')
        ? lojas.map(({ nome, cliente }) => [cliente, path.replace('{comercio_nome}', encodeURIComponent(nome))])
        : [
            [admin.cliente, path],
            [ana.cliente, path],
            [loja.cliente, path],
          ];
    const semana = String(valores.semana_inicio?.[0]);
    const busca = DE_UM_PERIODO.test(path) ? `?de=${semana}&ate=${semana}` : (BUSCAS[path]?.(semana) ?? '');
    let respondeu = false;
    for (const [cliente, dele] of quem) {
      for (const full of cheios(dele)) {
        const { status, body } = await cliente.get<unknown>(`${full}${busca}`);
        if (status !== 200) continue;
        respondeu = true;
        vistos.push(...instantes(body, path));
      }
    }
    if (!respondeu) semResposta.push(path);
  }
  const alheios = vistos.filter(([, valor]) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(valor));
  expect([...new Set(alheios.map(([onde]) => onde))]).toEqual([]);
  // The walk must have met these paths, including instants from PostgreSQL's JSON.
  const onde = new Set(vistos.map(([lugar]) => lugar));
  expect([...onde]).toEqual(
    expect.arrayContaining([
      '/suporte/historico-suspensoes[].contestacao.enviada_em',
      '/suporte/todas-solicitacoes[].intervencao.quando',
      '/suporte/solicitacao/{solicitacao_id}/historico[].quando',
    ]),
  );
  expect(semResposta.filter((path) => !SEM_DADOS.test(path))).toEqual([]);
}, 300_000);
