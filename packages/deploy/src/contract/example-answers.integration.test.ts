import { readFileSync, writeFileSync } from 'node:fs';
import { pisos } from '@corre/api/pedidos/vigia/limites.ts';
import { varrer } from '@corre/api/pedidos/vigia/varrer.ts';
import { documento } from '@corre/api/runtime/openapi/document.ts';
import { EXEMPLOS } from '@corre/api/runtime/openapi/examples.ts';
import { appRouter } from '@corre/api/runtime/router.ts';
import { restRoutes } from '@corre/api/transport/rest/rest-routes.ts';
import type { Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { answerRemittance } from '@corre/testing/bank/remittance.ts';
import { Authenticator } from '@corre/testing/harness/authenticator.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { type Answer, Client } from '@corre/testing/harness/client.ts';
import { batchesOf, type Friday, startFriday } from '@corre/testing/harness/friday.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { type BegunRegistration, type BegunUse, codeAt, SITE_URL } from '@corre/testing/harness/second-factor.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { OrderingApp } from '@corre/testing/open-delivery/ordering-app.ts';
import { anOrder, connect } from '@corre/testing/open-delivery/point-of-sale.ts';
import { CHAVE, startBank } from '@corre/testing/pix-bank/start-bank.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { named } from './calls.ts';

/** The kept answers, which the description shows. This test writes them if `CORRE_WRITE_ANSWERS` is 1. */
const KEPT = new URL('../../../api/src/runtime/openapi/answers.json', import.meta.url);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const { paths, components } = documento();
const routes = new Map(restRoutes(appRouter._def.procedures).map((route) => [route.nome, route]));

const answers: Record<string, unknown> = {};
const refused: Record<string, unknown> = {};

type Values = Record<string, string | number>;
interface Sent {
  values?: Values;
  body?: unknown;
  query?: Record<string, string>;
}

/** Makes a call by its procedure. Keeps the first answer with 200. The body is the description's example, changed. */
async function call<Body = Record<string, unknown>>(
  nome: string,
  client: Client,
  { values = {}, body, query = {} }: Sent = {},
): Promise<Body> {
  const route = routes.get(nome);
  if (!route) throw new Error(`${nome} has no address`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const sent = route.method === 'GET' || route.method === 'DELETE' ? undefined : body;
  const answer = await client.pedir<Body>(route.method as 'GET', `/api${path}${search && `?${search}`}`, sent);
  if (answer.status === 200) answers[nome] ??= answer.body;
  else refused[nome] ??= [answer.status, answer.body];
  return answer.body;
}

const example = (nome: string, changes: object = {}) => ({ ...Object(EXEMPLOS[nome]), ...changes });

/** Values that differ from run to run and are secrets elsewhere. */
const SECRETS: Record<string, string> = {
  chave: 'corre_live_EXEMPLO',
  client_secret: 'whsec_EXEMPLO',
  pix_copia_e_cola: '00020126EXEMPLO',
  link: 'https://corre.example/senha#EXEMPLO',
  segredo: 'EXEMPLO',
  uri: 'otpauth://totp/Corre:carla?secret=EXEMPLO',
};
const ITEMS = 2;
const TEXT = 300;

/** Replaces the addresses of the test's machine by those of an installation and of a shop's system. */
const elsewhere = (text: string) =>
  text
    .replaceAll('http://127.0.0.1:3000', 'https://corre.example')
    .replaceAll(/(?:http:\/\/)?127\.0\.0\.1:\d+/g, (here) =>
      here.startsWith('http') ? 'https://pdv.example' : 'pdv.example',
    );

/** Returns a short form of an answer: few items of each list, no long text, no secret. */
function short(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS).map((one) => short(one));
  if (typeof value === 'string') {
    const text = elsewhere(value);
    return SECRETS[name] ?? (text.length > TEXT ? `${text.slice(0, TEXT)}…` : text);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, short(one, field)]));
}

let demo: TestApi;
let api: TestApi;
let pos: Requester;
let orderingApp: OrderingApp;
beforeAll(async () => {
  pos = await startRequester();
  orderingApp = await new OrderingApp().start();
  demo = await startApi({ SEED: 'demo', ADMIN_PASSWORD: '' });
  api = await startApi({
    OD_REDE_LOCAL: 'true',
    SITE_URL: 'http://127.0.0.1:3000',
    APROVAR_CADASTROS: 'true',
    VARREDURA_SEGUNDOS: '3600',
  });
});
afterAll(async () => {
  await demo.close();
  await api.close();
  await pos.close();
  await orderingApp.close();
});

const SHOP = 'Pizzaria Bella Massa';

async function signedIn(path: string, usuario: string): Promise<Client> {
  const client = demo.anonymous();
  expect((await client.post(path, { usuario, senha: 'demo1234' })).status).toBe(200);
  return client;
}

/** Reads the demonstration: everything that an account can see there. */
async function readTheDemonstration(): Promise<void> {
  await call('sessao.entrar', demo.anonymous(), { body: example('sessao.entrar') });
  await call('sessao.entrarComercio', demo.anonymous(), { body: { usuario: SHOP, senha: 'demo1234' } });
  await call('demonstracao.entrar', demo.anonymous(), { body: example('demonstracao.entrar') });
  const people = [
    await signedIn('/login/comercio', SHOP),
    await signedIn('/login', 'joao'),
    await signedIn('/login', 'suporte'),
    await signedIn('/login', 'admin'),
  ];
  const [, courier, support] = people;
  if (!courier || !support) throw new Error('nobody signed in');
  await call('cidade.bater', support, { body: example('cidade.bater', { feitos: [] }) });
  await call('cidade.mudar', support, { body: example('cidade.mudar') });
  await call('cidade.ligar', support);
  await call('cidade.pedirPorUmaLoja', support);
  await courier.put('/entregador/1/status-online', { online: true });
  await call('cidade.ofertaParaMim', courier);
  await call('cidade.estado', demo.anonymous());
  await courier.put('/entregador/1/status-online', { online: false });
  const db = demo.orm.em.fork().getKysely();
  const joao = await db.selectFrom('entregador').select('id').where('usuario', '=', 'joao').executeTakeFirstOrThrow();
  const shop = await db.selectFrom('comercio').select('id').where('nome', '=', SHOP).executeTakeFirstOrThrow();
  const week = await db.selectFrom('pagamento').select('semana_inicio').executeTakeFirstOrThrow();
  const [shopClient] = people;
  const { body: list } = (await shopClient?.get<{ id: number; rastreio_url: string | null }[]>(
    `/comercio/${encodeURIComponent(SHOP)}/solicitacoes`,
  )) ?? { body: [] };
  const [shown] = list;
  const values: Values = {
    comercio_nome: SHOP,
    comercio_id: shop.id,
    entregador_id: joao.id,
    user_type: 'entregador',
    user_id: joao.id,
    solicitacao_id: shown?.id ?? 0,
    entrega_id: shown?.id ?? 0,
    integracao_id: 1,
    semana_inicio: week.semana_inicio,
    id: 1,
  };
  const asked: Values = {
    ...values,
    termo: 'Rua',
    q: 'Rua',
    quando: new Date(Date.now() - 1_000).toISOString(),
    de: week.semana_inicio,
    ate: week.semana_inicio,
  };
  for (const { nome, method, path } of routes.values()) {
    if (method !== 'GET') continue;
    const query = Object.values(paths[path] ?? {})
      .flatMap(({ parameters = [] }) => parameters.map((one) => named(one, components.parameters)))
      .flatMap(({ in: place, name = '', required }) =>
        place === 'query' && required ? [[name, String(asked[name] ?? '')]] : [],
      );
    for (const client of people) {
      if (nome in answers) break;
      await call(nome, client, { values, query: Object.fromEntries(query) });
    }
  }
  // Nobody can be followed before somebody asks.
  if (shopClient) await pedir({ id: shop.id, nome: SHOP, cliente: shopClient });
  await call('demonstracao.acompanhar', demo.anonymous());
}

/** One day of a shop and its couriers, on a product without other people. */
async function playADay(): Promise<void> {
  const loja = await api.novo.comercio('Açaí & Cia');
  const [ana, bia] = [
    await api.novo.entregador({ nome_completo: 'Ana Conceição', usuario: 'ana' }),
    await api.novo.entregador({ nome_completo: 'Beatriz Nunes', usuario: 'bia' }),
  ];
  const [admin, suporte] = [await api.novo.funcionario('admin'), await api.novo.funcionario('suporte')];
  const shop = { comercio_nome: loja.nome };
  const byQuery = { query: { comercio_nome: loja.nome } };
  const foto_base64 = await testPhoto();
  const online = (quem: SignedIn, sim = true) =>
    call('fila.definirOnline', quem.cliente, { values: { entregador_id: quem.id }, body: { online: sim } });
  const ask = async (changes: object = {}) => {
    const body = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5, ...changes };
    const { solicitacao_ids } = await call<{ solicitacao_ids: number[] }>('solicitacoes.criar', loja.cliente, {
      values: shop,
      body,
    });
    return solicitacao_ids[0] ?? 0;
  };
  await api.orm.em
    .fork()
    .execute(
      `insert into preco_do_comercio (comercio_id, bairro, bairro_chave, valor) values (?, 'Zona 7', 'zona 7', 9.5)`,
      [loja.id],
    );
  await call('cotacoes.criar', loja.cliente, {
    values: shop,
    body: { endereco: 'Rua Joubert de Carvalho, 623', bairro: 'Zona 7' },
  });
  const offered = (quem: SignedIn) => call('ofertas.proxima', quem.cliente, { values: { entregador_id: quem.id } });
  const accept = async (quem: SignedIn, solicitacao_id: number) => {
    await offered(quem);
    await call('ofertas.aceitar', quem.cliente, { values: { entregador_id: quem.id, solicitacao_id } });
  };
  const step = (quem: SignedIn, solicitacao_id: number, novo_status: string) =>
    call('solicitacoes.avancar', quem.cliente, { values: { solicitacao_id }, body: { novo_status } });
  const own = (quem: SignedIn): Values => ({ entregador_id: quem.id });

  const registered = async (changes: object) => {
    const body = { ...example('entregadores.cadastrar'), ...changes };
    const { id = 0 } = await call<{ id?: number }>('entregadores.cadastrar', api.anonymous(), { body });
    return id;
  };
  const waiting = [
    await registered({}),
    await registered({ usuario: 'tiagorocha', cpf: '168.995.350-09' }),
    await registered({ usuario: 'lucasalves', cpf: '111.444.777-35' }),
  ];
  await call('aprovacao.aprovar', admin.cliente, {
    values: { entregador_id: waiting[0] ?? 0 },
    body: example('aprovacao.aprovar'),
  });
  await call('aprovacao.aprovarVarios', admin.cliente, { body: { entregador_ids: [waiting[1]] } });
  await call('aprovacao.recusar', admin.cliente, {
    values: { entregador_id: waiting[2] ?? 0 },
    body: example('aprovacao.recusar'),
  });
  await call('comercios.criar', admin.cliente, { body: { nome: 'Padaria São João', senha: 'corre123' } });
  await call('comercios.salvarDadosDeCobranca', loja.cliente, {
    values: shop,
    body: example('comercios.salvarDadosDeCobranca'),
  });
  await call('comercios.dadosDeCobranca', loja.cliente, { values: shop });
  await call('comercios.salvarLocal', loja.cliente, {
    values: shop,
    body: { ...example('comercios.salvarLocal'), senha_atual: TEST_PASSWORD },
  });
  await call('enderecos.salvarPrecos', loja.cliente, { values: shop, body: example('enderecos.salvarPrecos') });
  const key = await call<{ id: number }>('chaves.criar', loja.cliente, { values: shop, body: example('chaves.criar') });
  await call('chaves.revogar', loja.cliente, { values: { ...shop, chave_id: key.id } });
  await call('fotos.enviar', ana.cliente, { body: { foto_base64, user_id: ana.id, user_type: 'entregador' } });
  await call('entregadores.preferencias', ana.cliente, {
    values: own(ana),
    body: example('entregadores.preferencias'),
  });
  await call('push.inscrever', ana.cliente, { values: own(ana), body: example('push.inscrever') });
  await call('push.esquecer', ana.cliente, { values: own(ana), body: example('push.esquecer') });

  await online(ana);
  const first = await ask({ exige_codigo: true });
  await offered(ana);
  await call('ofertas.vista', ana.cliente, { values: own(ana) });
  await accept(ana, first);
  await call('solicitacoes.umaDoComercio', loja.cliente, { values: { ...shop, solicitacao_id: first } });
  await call('prova.codigo', loja.cliente, { values: { solicitacao_id: first } });
  await call('solicitacoes.umaDoSuporte', suporte.cliente, { values: { solicitacao_id: first } });
  const tracked = (await loja.cliente.get<{ rastreio_url: string }>(
    `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes/${first}`,
  )) as Answer<{ rastreio_url: string }>;
  const token = tracked.body.rastreio_url.split('/').at(-1) ?? '';
  await call('rastreio.ver', api.anonymous(), { values: { token } });
  await call('rastreio.recusar', api.anonymous(), { values: { token } });
  await call('rastreio.renovar', loja.cliente, { values: { solicitacao_id: first } });
  await call('chat.enviarDoEntregador', ana.cliente, {
    values: own(ana),
    body: { entrega_id: first, mensagem: 'Estou no portão' },
  });
  await call('chat.enviarDoComercio', loja.cliente, {
    values: shop,
    body: { entrega_id: first, mensagem: 'Pode subir, bloco B' },
  });
  for (const [nome, quem] of [
    ['chat.mensagensDoEntregador', ana],
    ['chat.mensagensDoComercio', loja],
    ['chat.doSuporte', suporte],
  ] as const) {
    await call(nome, quem.cliente, { values: { ...own(ana), ...shop, entrega_id: first } });
  }
  await step(ana, first, 'em_retirada');
  await step(ana, first, 'em_entrega');
  await call('marcos.marcar', ana.cliente, { values: { solicitacao_id: first }, body: { tipo: 'no_cliente' } });
  await ana.cliente.put(`/entregador/${ana.id}/preferencias`, { compartilha_localizacao: true });
  await call('localizacao.guardar', ana.cliente, { values: own(ana), body: example('localizacao.guardar') });
  await call('localizacao.doPedido', loja.cliente, { values: { ...shop, solicitacao_id: first } });
  await call('prova.enviarFoto', ana.cliente, { values: { solicitacao_id: first }, body: { foto_base64 } });
  const problem = await call<{ problema?: { id: number } }>('problemas.abrir', ana.cliente, {
    values: { solicitacao_id: first },
    body: example('problemas.abrir'),
  });
  const problema_id = problem.problema?.id ?? 0;
  await call('problemas.enviarFoto', ana.cliente, { values: { problema_id }, body: { foto_base64 } });
  await call('problemas.responderDoComercio', loja.cliente, {
    values: { problema_id },
    body: { acao: 'tentar_de_novo', mensagem: 'O cliente desce em 2 minutos' },
  });
  const second = await call<{ problema?: { id: number } }>('problemas.abrir', ana.cliente, {
    values: { solicitacao_id: first },
    body: example('problemas.abrir'),
  });
  await call('problemas.responder', suporte.cliente, {
    values: { problema_id: second.problema?.id ?? problema_id },
    body: example('problemas.responder'),
  });
  const help = await call<{ ajuda?: { id: number } }>('ajuda.pedir', ana.cliente, { values: own(ana) });
  await call('ajuda.resolver', suporte.cliente, { values: { ajuda_id: help.ajuda?.id ?? 0 } });
  await call('prova.dispensarCodigo', suporte.cliente, {
    values: { solicitacao_id: first },
    body: example('prova.dispensarCodigo'),
  });
  await step(ana, first, 'finalizada');
  await call('avaliacoes.avaliar', loja.cliente, {
    values: shop,
    query: { solicitacao_id: String(first) },
    body: example('avaliacoes.avaliar'),
  });
  await call('enderecos.dizerDica', ana.cliente, {
    values: { ...own(ana), solicitacao_id: first },
    body: example('enderecos.dizerDica'),
  });
  const hints = await call<{ id: number }[]>('enderecos.dicasDaSolicitacao', suporte.cliente, {
    values: { solicitacao_id: first },
  });
  await call('enderecos.apagarDica', loja.cliente, { values: { ...shop, dica_id: hints[0]?.id ?? 0 } });
  await call('enderecos.dizerDica', ana.cliente, {
    values: { ...own(ana), solicitacao_id: first },
    body: { texto: 'Interfone 31' },
  });
  const again = await api.orm.em.fork().getKysely().selectFrom('dica_do_lugar').select('id').execute();
  await call('enderecos.apagarDicaPeloSuporte', suporte.cliente, { values: { dica_id: again.at(-1)?.id ?? 0 } });
  const known = await api.orm.em.fork().getKysely().selectFrom('endereco_conhecido').select('id').execute();
  await call('enderecos.apagar', loja.cliente, { values: { ...shop, endereco_id: known[0]?.id ?? 0 } });
  await call('enderecos.apagarTodos', loja.cliente, { values: shop });
  await call('prova.salvar', loja.cliente, {
    values: shop,
    body: { exigir_codigo: false, exigir_foto: false, exigir_recebedor: false },
  });

  const cash = await ask({ pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 });
  await accept(ana, cash);
  await call('custodia.levarTroco', loja.cliente, {
    body: { entregador_id: ana.id, comercio_nome: loja.nome, valor: 30, solicitacao_id: cash },
  });
  for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) await step(ana, cash, novo_status);
  const handed = (valor: number, quem: SignedIn = ana) =>
    call<{ id?: number }>('custodia.prestar', quem.cliente, {
      body: { entregador_id: ana.id, comercio_nome: loja.nome, valor },
    });
  const { id: wrong = 0 } = await handed(5);
  await call('custodia.cancelar', loja.cliente, { values: { prestacao_id: wrong } });
  const { id: prestacao_id = 0 } = await handed(20);
  await call('custodia.confirmar', loja.cliente, {
    values: { prestacao_id },
    body: { valor_recebido: 18, motivo: 'Faltaram moedas' },
  });
  await call('custodia.contestar', ana.cliente, { values: { prestacao_id }, body: example('custodia.contestar') });
  await call('custodia.responder', suporte.cliente, { values: { prestacao_id }, body: example('custodia.responder') });
  const machine = await call<{ id?: number }>('maquininhas.criar', loja.cliente, {
    values: shop,
    body: example('maquininhas.criar'),
  });
  const values = { ...shop, maquininha_id: machine.id ?? 0 };
  await call('maquininhas.editar', loja.cliente, { values, body: example('maquininhas.editar') });
  await call('maquininhas.entregar', loja.cliente, { values, body: { entregador_id: ana.id } });
  await call('maquininhas.receber', loja.cliente, { values });
  await call('maquininhas.desativar', loja.cliente, { values });
  const launched = await call<{ id?: number }>('entregas.lancar', loja.cliente, {
    ...byQuery,
    body: { ...example('entregas.lancar'), entregador_id: ana.id },
  });
  await call('entregas.liberar', loja.cliente, { ...byQuery, body: { entrega_id: launched.id ?? 0 } });

  const later = new Date(Date.now() + 7_200_000).toISOString();
  const held = await ask({ pronto_em: later });
  await call('preparo.pronto', loja.cliente, { values: { solicitacao_id: held }, body: { toda_rota: true } });
  await offered(ana);
  await call('ofertas.recusar', ana.cliente, { values: own(ana), body: { solicitacao_id: held } });
  await call('ofertas.motivo', ana.cliente, {
    values: own(ana),
    body: { solicitacao_id: held, motivo_recusa: 'pneu' },
  });
  await call('solicitacoes.cancelar', loja.cliente, { values: { solicitacao_id: held } });
  const route = await call<{ solicitacao_ids: number[] }>('solicitacoes.criar', loja.cliente, {
    values: shop,
    body: {
      endereco: 'Rua Mem de Sá, 1033',
      valor_estimado: 8.5,
      multiplas_entregas: [{ endereco: 'Rua Vaz Caminha, 588', valor_estimado: 7 }],
    },
  });
  await offered(ana);
  await call('ofertas.aceitarRota', ana.cliente, {
    values: own(ana),
    body: { solicitacao_ids: route.solicitacao_ids },
  });
  await call('solicitacoes.intervir', suporte.cliente, {
    values: { solicitacao_id: route.solicitacao_ids[0] ?? 0 },
    body: { acao: 'cancelar', motivo: 'A moto quebrou' },
  });
  await call('solicitacoes.intervir', suporte.cliente, {
    values: { solicitacao_id: route.solicitacao_ids[1] ?? 0 },
    body: { acao: 'cancelar', motivo: 'A moto quebrou' },
  });
  await online(ana, false);
  const given = await ask();
  await call('solicitacoes.espera', suporte.cliente, { values: { solicitacao_id: given } });
  await call('solicitacoes.historico', suporte.cliente, { values: { solicitacao_id: first } });
  await online(bia);
  await call('solicitacoes.atribuir', suporte.cliente, {
    body: { solicitacao_id: given, entregador_id: bia.id, force_assign: true },
  });
  const more = await ask();
  await call('solicitacoes.atribuirVarias', suporte.cliente, {
    body: { solicitacao_ids: [more], entregador_id: bia.id, force_assign: true },
  });

  await online(bia, false);
  await call('suspensoes.suspender', suporte.cliente, {
    body: { entregador_id: ana.id, motivo: 'Reclamação de cliente', duracao_horas: 24 },
  });
  const objections = async () => {
    await call('suspensoes.contestar', ana.cliente, { values: own(ana), body: example('suspensoes.contestar') });
    const rows = await call<{ id: number }[]>('suspensoes.contestacoes', suporte.cliente);
    const all = await api.orm.em.fork().getKysely().selectFrom('contestacao').select('id').orderBy('id').execute();
    return { contestacao_id: all.at(-1)?.id ?? rows[0]?.id ?? 0 };
  };
  await call('suspensoes.responder', suporte.cliente, {
    values: await objections(),
    body: example('suspensoes.responder'),
  });
  await call('suspensoes.remover', suporte.cliente, { values: own(ana) });
  await call('suspensoes.suspender', suporte.cliente, {
    body: { entregador_id: ana.id, motivo: 'Atraso', duracao_horas: 2 },
  });
  await call('suspensoes.responderERemover', suporte.cliente, {
    values: await objections(),
    body: example('suspensoes.responderERemover'),
  });
  await call('suspensoes.resetarRecusas', suporte.cliente, { values: own(ana) });

  for (const [router, client, place] of [
    ['integracoes', admin.cliente, {}],
    ['integracoesDaLoja', loja.cliente, shop],
  ] as const) {
    const body = { nome: 'PDV do balcão', url_eventos: pos.events, ambiente: 'teste' };
    const { id = 0 } = await call<{ id?: number }>(`${router}.criar`, client, {
      values: place,
      body: router === 'integracoes' ? { ...body, comercio_nome: loja.nome } : body,
    });
    const at = { values: { ...place, integracao_id: id } };
    await call(`${router}.editar`, client, { ...at, body: { nome: 'PDV da frente' } });
    await call(`${router}.testar`, client, { ...at, body: { teste: 'mensagem' } });
    await call(`${router}.rotacionar`, client, at);
    await call(`${router}.reenviar`, client, at);
    for (const read of ['ler', 'listar', 'chamadas', 'mensagens']) await call(`${router}.${read}`, client, at);
    await call(`${router}.remover`, client, at);
  }
  const app = { nome: 'PDV de muitas lojas', url_eventos: pos.events, ambiente: 'teste' };
  const { id: aplicativo_id = 0 } = await call<{ id?: number }>('aplicativos.criar', admin.cliente, { body: app });
  const application = { values: { ...shop, aplicativo_id } };
  await call('aplicativos.editar', admin.cliente, { ...application, body: { nome: 'PDV das lojas' } });
  await call('aplicativos.listar', admin.cliente);
  await call('aplicativosDaLoja.autorizar', loja.cliente, application);
  await call('aplicativosDaLoja.listar', loja.cliente, application);
  await call('aplicativos.rotacionar', admin.cliente, application);
  await call('aplicativos.remover', admin.cliente, application);
  const connected = await call<{ id?: number }>('appsDePedidos.conectar', loja.cliente, {
    values: shop,
    body: {
      nome: 'App do bairro',
      endereco: orderingApp.base,
      client_id: orderingApp.client_id,
      client_secret: orderingApp.client_secret,
    },
  });
  const ofApp = { values: { ...shop, integracao_id: connected.id ?? 0 } };
  await call('appsDePedidos.editar', loja.cliente, { ...ofApp, body: example('appsDePedidos.editar') });
  await call('appsDePedidos.listar', loja.cliente, ofApp);
  await call('appsDePedidos.testar', loja.cliente, ofApp);
  const system = await connect(api, loja.id, { url_eventos: pos.events });
  await system.post('delivery', anOrder());
  const ordered = await api.orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('origem', '=', 'opendelivery')
    .executeTakeFirst();
  const carried = { solicitacao_id: ordered?.id ?? 0 };
  await call('solicitacoes.atribuir', suporte.cliente, {
    body: { ...carried, entregador_id: bia.id, force_assign: true },
  });
  await call('externo.pedido', bia.cliente, { values: carried });
  await advanceTime(api.url, 3_600);
  await varrer(api.orm.em.fork(), api.config, pisos(api.config));
  const cases = await api.orm.em.fork().getKysely().selectFrom('vigia').select('id').orderBy('id').execute();
  const [asked, told] = cases;
  await call('vigia.responder', bia.cliente, {
    values: { vigia_id: asked?.id ?? 0 },
    body: example('vigia.responder'),
  });
  await call('vigia.encerrar', suporte.cliente, { values: { vigia_id: told?.id ?? asked?.id ?? 0 } });

  const senha = { nova_senha: 'outra-senha', senha_atual: TEST_PASSWORD };
  await call('sessao.encerrarDe', suporte.cliente, { body: { user_type: 'entregador', id: bia.id } });
  const sessions = await call<{ id: string; esta?: boolean }[]>('sessao.minhas', ana.cliente);
  await call('senhas.entregador', ana.cliente, { values: own(ana), body: senha });
  await call('senhas.comercio', loja.cliente, { ...byQuery, body: senha });
  await call('senhas.suporte', suporte.cliente, { body: senha });
  await call('sessao.encerrar', ana.cliente, { values: { id: sessions[0]?.id ?? '' } });
  await call('sessao.sair', loja.cliente);
  await call('sessao.encerrarTodas', suporte.cliente);
  await call('entregadores.remover', admin.cliente, { values: { entregador_id: waiting[0] ?? 0 } });
  await call('comercios.excluir', admin.cliente, { values: { comercio_nome: 'Padaria São João' } });
  await call('configuracoes.mudar', admin.cliente, { body: example('configuracoes.mudar') });
  await call('configuracoes.mudarBanco', admin.cliente, { body: example('configuracoes.mudarBanco') });
  const { primeira_segunda: vale_de } = await call<Taxa>('configuracoes.taxa', admin.cliente);
  await call('configuracoes.dizerTaxa', admin.cliente, { body: example('configuracoes.dizerTaxa', { vale_de }) });
  await call('configuracoes.ler', admin.cliente);
  await call('configuracoes.mudancas', admin.cliente);
  await call('senhas.admin', admin.cliente, { body: senha });
}

/** An administrator's app of codes and passkey, at a public address. */
async function secureAnAccount(): Promise<void> {
  const base = await api.another({ SITE_URL });
  const carla = await api.novo.funcionario('admin');
  const client = new Client(base, carla.cliente.cookie);
  const device = new Authenticator(SITE_URL);
  const app = await call<{ desafio: string; segredo: string }>('fatores.comecarCodigo', client);
  // The clock of the database decides, and this test moved it.
  const clock = await api.orm.em.fork().execute('select (extract(epoch from agora()) * 1000)::float8 as ms');
  const first = { desafio: app.desafio, codigo: codeAt(app.segredo, Number(clock[0]?.ms)) };
  await call('fatores.ativarCodigo', client, { body: first });
  const { codigos } = await call<{ codigos: string[] }>('fatores.gerarRecuperacao', client);
  const registration = await call<BegunRegistration>('fatores.comecarPasskey', client);
  const registered = { ...registration, nome: 'Celular da Carla', credencial: device.create(registration.opcoes) };
  const { opcoes: _, ...body } = registered;
  const { id: passkey_id } = await call<{ id: number }>('fatores.cadastrarPasskey', client, { body });
  await call('fatores.renomearPasskey', client, { values: { passkey_id }, body: example('fatores.renomearPasskey') });
  await call('fatores.confirmarComCodigo', client, { body: { codigo: codigos[0] } });
  const used = ({ desafio, opcoes }: BegunUse) => ({ body: { desafio, credencial: device.get(opcoes) } });
  await call('fatores.confirmarComPasskey', client, used(await call<BegunUse>('fatores.comecarConfirmacao', client)));
  const other = new Client(base);
  const login = await other.post<{ desafio: string }>('/login', { usuario: carla.nome, senha: TEST_PASSWORD });
  await call('sessao.segundoFator', other, { body: { desafio: login.body.desafio, codigo: codigos[1] } });
  await call('sessao.entrarComPasskey', other, used(await call<BegunUse>('sessao.comecarComPasskey', other)));
  const notices = (await client.get<{ id: number }[]>('/sessoes/avisos')).body;
  await call('sessao.ciente', client, { body: { aviso_id: notices.at(-1)?.id } });
  await call('fatores.desativarCodigo', client);
  await call('fatores.removerPasskey', client, { values: { passkey_id } });
}

/** The staff and its sessions, and one-time links for a new password. */
async function manageTheStaff(): Promise<void> {
  const { cliente: admin } = await api.novo.funcionario('admin');
  const ana = await api.novo.entregador();
  const { funcionario_id } = await call<{ funcionario_id: number }>('equipe.criar', admin, {
    body: example('equipe.criar'),
  });
  const values = { funcionario_id };
  await call('equipe.renomear', admin, { values, body: example('equipe.renomear') });
  const { link } = await call<{ link: string }>('equipe.link', admin, { values });
  const segredo = new URL(link).hash.slice(1);
  await call('links.ler', api.anonymous(), { body: { segredo } });
  await call('links.usar', api.anonymous(), { body: { segredo, nova_senha: 'uma frase nova' } });
  for (const _ of ['one by one', 'all'])
    await api.anonymous().post('/login', { usuario: 'bia.souza', senha: 'uma frase nova' });
  const [session] = await call<{ id: string }[]>('equipe.sessoes', admin, { values });
  await call('equipe.encerrarSessao', admin, { values: { ...values, sessao_id: session?.id ?? '' } });
  await call('equipe.encerrarSessoes', admin, { values });
  await call('equipe.desativar', admin, { values });
  await call('equipe.ativar', admin, { values });
  await call('equipe.listar', admin);
  await call('links.criar', admin, { body: { user_type: 'entregador', id: ana.id } });
}

/** The Friday on which weeks are paid. */
async function payAWeek(): Promise<void> {
  const friday = await startFriday();
  const acts = batchesOf(friday);
  const { admin, loja } = friday;
  const { semana: semana_inicio, ana, bia, lote } = await acts.tres();
  const week = { semana_inicio };
  await call('lotes.ler', admin.cliente, { values: { id: lote.lote_id } });
  await call('lotes.daSemana', admin.cliente, { values: week });
  await call('lotes.retorno', admin.cliente, {
    values: { id: lote.lote_id },
    body: { arquivo: answerRemittance(lote.arquivo, (_, i) => ['00', 'PJ', 'BD'][i] ?? '') },
  });
  await call('fechamento.pix', admin.cliente, { values: { ...week, entregador_id: bia.id } });
  await call('fechamento.pagar', admin.cliente, {
    values: { ...week, entregador_id: bia.id },
    body: example('fechamento.pagar'),
  });
  await call('fechamento.estornar', admin.cliente, {
    values: { ...week, entregador_id: bia.id },
    body: example('fechamento.estornar'),
  });
  await call('lotes.criar', admin.cliente, { values: week, body: { entregador_ids: [bia.id], banco: 'febraban' } });
  const { body: batches } = await admin.cliente.get<{ lotes: { lote_id: number }[] }>(
    `/admin/fechamento/${semana_inicio}/lotes`,
  );
  await call('lotes.cancelar', admin.cliente, {
    values: { id: batches.lotes[0]?.lote_id ?? 0 },
    body: example('lotes.cancelar'),
  });
  const semana = friday.outraSemana();
  const caio = await friday.entregou(semana, 80, 'Caio Prado');
  const open = { semana_inicio: semana };
  const adjusted = await call<{ id?: number }>('fechamento.ajustar', admin.cliente, {
    values: open,
    body: { entregador_id: caio.id, valor: -25, motivo: 'Caixa térmica quebrada', tipo: 'dano' },
  });
  const ajuste_id = adjusted.id ?? 0;
  await call('fechamento.responderAjuste', caio.cliente, {
    values: { entregador_id: caio.id, ajuste_id },
    body: { concordo: true },
  });
  await call('fechamento.cancelarAjuste', admin.cliente, { values: { ...open, ajuste_id } });
  await call('fechamento.contestar', ana.cliente, {
    values: { entregador_id: ana.id, ...week },
    body: example('fechamento.contestar'),
  });
  const objection = await friday.race.api.orm.em
    .fork()
    .getKysely()
    .selectFrom('contestacao_valor')
    .select('id')
    .execute();
  await call('fechamento.responderContestacao', admin.cliente, {
    values: { contestacao_id: objection[0]?.id ?? 0 },
    body: example('fechamento.responderContestacao'),
  });
  const bill = { values: { ...week, comercio_id: loja.id } };
  await call('faturas.ajustar', admin.cliente, { ...bill, body: { valor: -0.5, motivo: 'Combinado com a loja' } });
  await call('faturas.receber', admin.cliente, bill);
  await call('faturas.estornar', admin.cliente, { ...bill, body: example('faturas.estornar') });
  await receiveByPix(friday, admin, { semana_inicio: week.semana_inicio, comercio_id: loja.id });
  await call('sistema.limpeza', admin.cliente);
  await call('sistema.estado', admin.cliente);
  await friday.race.api.close();
}

/** A Pix without identification came: it is given to an invoice in part, and the rest is refunded. */
async function receiveByPix({ race }: Friday, admin: SignedIn, fatura: object) {
  const bank = await startBank();
  const client = new Client(await race.api.another(bank.env), admin.cliente.cookie);
  const pix = bank.bank.payPlain(CHAVE, 100_000);
  await race.rows('insert into pix_aviso (end_to_end_id) values (?)', pix.endToEndId);
  const pix_id = await vi.waitFor(
    async () => {
      const [{ id = 0 } = {}] = (await race.rows('select id from pix')) as { id: number }[];
      expect(id).toBeGreaterThan(0);
      return id;
    },
    { timeout: 30_000, interval: 100 },
  );
  await call('recebimentos.atribuir', client, { values: { pix_id }, body: example('recebimentos.atribuir', fatura) });
  await call('recebimentos.devolver', client, { values: { pix_id }, body: example('recebimentos.devolver') });
  const ano = pix.horario.slice(0, 4);
  const query = { de: `${ano}-01-01`, ate: `${ano}-12-31` };
  // The demonstration has answered these without a Pix.
  for (const nome of ['resumo', 'listar', 'exportar']) delete answers[`recebimentos.${nome}`];
  await call('recebimentos.resumo', client, { query });
  await call('recebimentos.listar', client, { query });
  await call('recebimentos.exportar', client, { query });
  await call('recebimentos.pendencias', client);
  await bank.close();
}

const schemaOf = (nome: string) => {
  const { path = '', method = '' } = routes.get(nome) ?? {};
  return paths[path]?.[method.toLowerCase()]?.responses?.['200']?.content?.['application/json']?.schema;
};

it('every call is answered by the product, and as the description says', async () => {
  await readTheDemonstration();
  await playADay();
  await secureAnAccount();
  await manageTheStaff();
  await payAWeek();
  for (const nome of Object.keys(answers)) delete refused[nome];
  const without = [...routes.keys()].filter((nome) => !(nome in answers));
  if (process.env.CORRE_WRITE_ANSWERS === '1') {
    const sorted = Object.keys(answers)
      .sort()
      .map((nome) => [nome, short(answers[nome])]);
    writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
  const kept: Record<string, unknown> = JSON.parse(readFileSync(KEPT, 'utf8'));
  for (const nome of Object.keys(answers)) {
    for (const [from, answer] of Object.entries({ answered: short(answers[nome]), kept: kept[nome] })) {
      expect(ajv.validate({ ...schemaOf(nome), components }, answer), `${from} ${nome}: ${ajv.errorsText()}`).toBe(
        true,
      );
    }
  }
  expect(without).toEqual([]);
}, 240_000);
