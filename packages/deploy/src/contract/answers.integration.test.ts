import { type Documento, documento } from '@corre/api/runtime/openapi/document.ts';
import type { Answer, Client } from '@corre/testing/harness/client.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { named } from './calls.ts';

type Operation = Documento['paths'][string][string];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const { paths, components }: Documento = documento();

/** Returns the differences between an answer and the published schema of its call. */
function against(operation: Operation | undefined, { status, body }: Answer<unknown>): unknown {
  const answer = operation?.responses?.[status];
  const schema = answer && named(answer, components.responses).content?.['application/json']?.schema;
  if (!schema) return `${status} is not described`;
  return ajv.validate({ ...schema, components }, body) ? null : { errors: ajv.errors, body };
}

let api: TestApi;
let people: Record<'admin' | 'suporte' | 'comercio' | 'entregador', Client>;
/** The path parameters' values in the demonstration data. */
let known: Record<string, string>;
const SHOP = 'Pizzaria Bella Massa';
const shopPath = `/comercio/${encodeURIComponent(SHOP)}`;

async function signedIn(path: string, usuario: string): Promise<Client> {
  const client = api.anonymous();
  expect((await client.post(path, { usuario, senha: 'demo1234' })).status).toBe(200);
  return client;
}

beforeAll(async () => {
  api = await startApi({ SEED: 'demo', ADMIN_PASSWORD: '' });
  people = {
    admin: await signedIn('/login', 'admin'),
    suporte: await signedIn('/login', 'suporte'),
    comercio: await signedIn('/login/comercio', SHOP),
    entregador: await signedIn('/login', 'joao'),
  };
  const db = api.orm.em.fork().getKysely();
  const joao = await db.selectFrom('entregador').select('id').where('usuario', '=', 'joao').executeTakeFirstOrThrow();
  const shop = await db.selectFrom('comercio').select('id').where('nome', '=', SHOP).executeTakeFirstOrThrow();
  const integration = await people.comercio.post<{ id: number }>(`${shopPath}/integracoes`, {
    nome: 'PDV',
    ambiente: 'teste',
  });
  const [courier, counter] = [
    { ...joao, nome: 'joao', cliente: people.entregador },
    { ...shop, nome: SHOP, cliente: people.comercio },
  ];
  const [request] = await pedir(counter, { urgente: true, exige_codigo: true });
  await ficarOnline(courier);
  await ofertaDe(courier);
  await aceitar(courier, request);
  const { body: list } = await people.comercio.get<{ id: number; rastreio_url: string }[]>(`${shopPath}/solicitacoes`);
  const week = await db.selectFrom('pagamento').select('semana_inicio').executeTakeFirstOrThrow();
  known = {
    comercio_nome: SHOP,
    comercio_id: String(shop.id),
    entregador_id: String(joao.id),
    user_type: 'entregador',
    user_id: String(joao.id),
    solicitacao_id: String(request),
    entrega_id: String(request),
    integracao_id: String(integration.body.id),
    token:
      list
        .find(({ id }) => id === request)
        ?.rastreio_url.split('/')
        .at(-1) ?? '',
    semana_inicio: week.semana_inicio,
    de: week.semana_inicio,
    ate: week.semana_inicio,
    termo: 'Rua',
    quando: new Date(Date.now() - 1_000).toISOString(),
  };
});
afterAll(() => api.close());

/** All reads that answer JSON: no photo, and not the live stream, whose answer does not end. */
const READS = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.responses?.['200']?.content?.['application/json'] ? [{ path, get }] : [],
);

/** Paths without data here: no order came by Open Delivery, and the demonstration pays weeks without a batch. */
const NOTHING_THERE = [
  '/entregador/solicitacao/{solicitacao_id}/pedido',
  '/admin/fechamento/{semana_inicio}/pix/{entregador_id}',
  '/admin/lotes/{id}',
];

/** Returns the path with known parameters filled in. An unknown id gets a value of no record. */
function addressOf(path: string, { parameters = [] }: Operation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? '1'));
  const asked = parameters
    .map((one) => named(one, components.parameters))
    .filter((one) => one.in === 'query' && one.required);
  return `${filled}?${new URLSearchParams(Object.fromEntries(asked.map(({ name = '' }) => [name, known[name] ?? ''])))}`;
}

describe('an answer keeps the published description', () => {
  it('of every address that is read, whoever asks', async () => {
    const answered = new Set<string>();
    const broken: Record<string, unknown> = {};
    for (const { path, get } of READS) {
      for (const [who, client] of Object.entries(people)) {
        const answer = await client.get<unknown>(addressOf(path, get));
        if (answer.status === 200) answered.add(path);
        const flaw = against(get, answer);
        if (flaw !== null) broken[`${who} GET ${path}`] = flaw;
      }
    }
    expect(broken).toEqual({});
    const unseen = READS.map(({ path }) => path).filter((path) => !answered.has(path));
    expect(unseen).toEqual(NOTHING_THERE);
  });

  it('of what a test key does, which says that it was a test', async () => {
    const dona = await api.novo.comercio();
    const path = `/comercio/${encodeURIComponent(dona.nome)}`;
    const escopos = ['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar'];
    const { body: key } = await dona.cliente.post<{ chave: string }>(`${path}/chaves`, {
      nome: 'Caixa',
      ambiente: 'teste',
      escopos,
    });
    const pronto_em = new Date(Date.now() + 7_200_000).toISOString();
    const order = { endereco: 'Rua A, 1', valor_estimado: 9, pronto_em };
    const real = await dona.cliente.post<{ solicitacao_ids: number[] }>(`${path}/solicitar-entrega`, order);
    const id = real.body.solicitacao_ids[0];
    const acts = [
      ['post', '/comercio/{comercio_nome}/solicitar-entrega', `${path}/solicitar-entrega`, order],
      ['put', '/comercio/solicitacao/{solicitacao_id}/pronto', `/comercio/solicitacao/${id}/pronto`, undefined],
      ['put', '/comercio/solicitacao/{solicitacao_id}/cancelar', `/comercio/solicitacao/${id}/cancelar`, undefined],
    ] as const;
    for (const [method, described, address, body] of acts) {
      const answer = await api.anonymous()[method]<{ teste?: boolean }>(address, body, {
        authorization: `Bearer ${key.chave}`,
      });
      expect([address, answer.status, answer.body.teste]).toEqual([address, 200, true]);
      expect(against(paths[described]?.[method], answer), address).toBeNull();
    }
    expect(against(paths['/comercio/{comercio_nome}/solicitar-entrega']?.post, real)).toBeNull();
  });

  it('of a refusal, whatever is wrong', async () => {
    const call = paths['/comercio/{comercio_nome}/solicitar-entrega']?.post;
    for (const [client, body, status] of [
      [people.comercio, {}, 400],
      [api.anonymous(), {}, 401],
      [people.entregador, { endereco: 'Rua A, 1', valor_estimado: 9 }, 403],
    ] as const) {
      const answer = await client.post(`${shopPath}/solicitar-entrega`, body);
      expect(answer.status).toBe(status);
      expect(against(call, answer)).toBeNull();
    }
  });
});
