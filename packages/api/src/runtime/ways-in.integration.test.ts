import type { UserType } from '@corre/contract/vocabulario.ts';
import { USER_TYPES } from '@corre/contract/vocabulario.ts';
import { CLIENT_LIVE_PATH, LIVE_PATH } from '@corre/contract/web-paths.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { plantIntegration } from '@corre/testing/harness/outbox.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ListedProcedure, listProcedures } from '../transport/rest/rest-routes.ts';
import { appRouter } from './router.ts';

let api: TestApi;
let accounts: Record<UserType, SignedIn>;
let others: { entregador: SignedIn; comercio: SignedIn };
/** A value of every field that a query of the story below may have. */
let story: Record<string, string>;

beforeAll(async () => {
  api = await startApi({
    ...NO_BRAKES,
    LOGIN_FALHAS_IP_DIA: '100000',
    LOGIN_FALHAS_USUARIO: '100000',
    BUSCAS_POR_MINUTO: '100000',
    VARREDURA_SEGUNDOS: '3600',
    OFERTA_SEGUNDOS: '60',
  });
  const [entregador, comercio, admin, suporte] = [
    await api.novo.entregador(),
    await api.novo.comercio(),
    await api.novo.funcionario('admin'),
    await api.novo.funcionario('suporte'),
  ];
  accounts = { entregador, comercio, admin, suporte };
  others = { entregador: await api.novo.entregador(), comercio: await api.novo.comercio() };
  await ficarOnline(entregador);
  const [solicitacao_id] = await pedir(comercio);
  await ofertaDe(entregador);
  await aceitar(entregador, solicitacao_id);
  await avancar(entregador, solicitacao_id, 'em_retirada');
  const requester = await startRequester();
  const integracao_id = await plantIntegration(api, comercio.id, requester);
  await requester.close();
  story = {
    solicitacao_id: String(solicitacao_id),
    entrega_id: String(solicitacao_id),
    integracao_id: String(integracao_id),
    comercio_id: String(comercio.id),
    user_type: 'comercio',
    user_id: comercio.nome,
    semana_inicio: '2026-03-02',
    semana: '2026-03-02',
    quando: '2026-03-02T12:00:00-03:00',
    termo: 'Joubert',
    q: 'Rua',
    aprovacao: 'pendente',
    de: '2026-03-01',
    ate: '2026-03-31',
  };
});
afterAll(() => api.close());

/** What an answer says, without the envelope of the way that it came. */
interface Said {
  status: number;
  data?: unknown;
  error?: Refusal;
}

interface Refusal {
  detail: string;
  codigo: string;
  campo: string | null;
}

/** An answer of tRPC: of one call, or of a batch of one. */
interface Envelope {
  result?: { data: unknown };
  error?: { data: Refusal };
}

type Input = Record<string, string>;
type Way = (client: Client, procedure: ListedProcedure, input: Input) => Promise<Said>;

/** Leaves out the request's id, and what only one envelope carries. */
const refusalOf = ({ detail, codigo, campo }: Refusal): Refusal => ({ detail, codigo, campo });

/** The fields that hold the time of the answer itself. */
const CLOCK: Record<string, string[]> = {
  'fila.estado': ['agora'],
  'ofertas.proxima': ['agora'],
  'publico.configuracao': ['agora'],
  'replay.fila': ['de', 'ate'],
};

/** Replaces the times of the answer itself, which differ from way to way. They must still be there, as instants. */
function withoutClock(nome: string, data: unknown): unknown {
  const fields = CLOCK[nome];
  if (!fields) return data;
  const answer = z.record(z.string(), z.unknown()).parse(data);
  for (const field of fields) expect(answer[field]).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/));
  return { ...answer, ...Object.fromEntries(fields.map((field) => [field, 'now'])) };
}

function unwrapped(status: number, body: Envelope | [Envelope]): Said {
  const { result, error } = Array.isArray(body) ? body[0] : body;
  return error ? { status, error: refusalOf(error.data) } : { status, data: result?.data };
}

/** Calls by tRPC. `extra` decides who answers: a query with an unknown parameter is left to tRPC's own adapter. */
const byTrpc =
  ({ batch, extra = '' }: { batch: boolean; extra?: string }): Way =>
  async (client, { nome, type, campos }, input) => {
    const one = campos.size === 0 ? undefined : input;
    const sent = batch ? { 0: one } : one;
    const search = `${batch ? 'batch=1&' : ''}${extra}`;
    const text = sent === undefined ? '' : `input=${encodeURIComponent(JSON.stringify(sent))}`;
    const { status, body } =
      type === 'mutation'
        ? await client.pedir<Envelope | [Envelope]>('POST', `/trpc/${nome}?${search}`, sent ?? {})
        : await client.pedir<Envelope | [Envelope]>('GET', `/trpc/${nome}?${search}${text}`);
    return unwrapped(status, body);
  };

const byRest: Way = async (client, { meta: { openapi }, type }, input) => {
  if (!openapi) throw new Error('no REST address');
  const left = { ...input };
  const path = openapi.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    delete left[field];
    return encodeURIComponent(input[field] ?? '1');
  });
  const inBody = type === 'mutation' && openapi.method !== 'DELETE';
  const { status, body } = await client.pedir<Omit<Refusal, 'campo'> & { campo?: string }>(
    openapi.method === 'PATCH' ? 'PUT' : openapi.method,
    `/api${path}?${inBody ? '' : new URLSearchParams(left)}`,
    inBody ? left : undefined,
  );
  return status === 200 ? { status, data: body } : { status, error: refusalOf({ campo: null, ...body }) };
};

const WAYS: Record<string, Way> = {
  'tRPC, one call': byTrpc({ batch: false }),
  'tRPC, a batch': byTrpc({ batch: true }),
  "tRPC's adapter, one call": byTrpc({ batch: false, extra: 'adapter=1&' }),
  "tRPC's adapter, a batch": byTrpc({ batch: true, extra: 'adapter=1&' }),
  REST: byRest,
};

const allAlike = (said: Record<string, Said>) =>
  new Set(Object.values(said).map((each) => JSON.stringify(each))).size === 1;

/**
 * Asks every way at once. If the answers differ, asks one way after the other, because reading marks messages as read
 * and minutes pass.
 */
async function saidByAll(client: Client, procedure: ListedProcedure, input: Input): Promise<Record<string, Said>> {
  const ways = Object.entries(WAYS).filter(([, way]) => way !== byRest || procedure.meta.openapi);
  const ask = async (way: Way): Promise<Said> => {
    const { data, ...rest } = await way(client, procedure, input);
    return rest.error ? rest : { ...rest, data: withoutClock(procedure.nome, data) };
  };
  const atOnce = await Promise.all(ways.map(async ([name, way]) => [name, await ask(way)] as const));
  const said = Object.fromEntries(atOnce);
  if (allAlike(said)) return said;
  for (const [name, way] of ways) said[name] = await ask(way);
  return said;
}

async function sameEverywhere(client: Client, procedure: ListedProcedure, input: Input): Promise<Said> {
  const said = await saidByAll(client, procedure, input);
  const [one = { status: 0 }] = Object.values(said);
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((name) => [name, one])));
  expect(one.status).toBeLessThan(500);
  return one;
}

/** The account that a call is about, where its fields have common names. */
const aboutAccount = (nome: string, { id }: SignedIn): Input =>
  nome === 'links.telefone' ? { user_type: 'entregador', id: String(id) } : {};

/** Returns the input of a call about this courier and this shop. Every parameter of a path has a value. */
function inputAbout({ nome, campos, meta }: ListedProcedure, courier: SignedIn, shop: SignedIn): Input {
  const about = { entregador_id: String(courier.id), comercio_nome: shop.nome };
  const values: Input = { ...story, ...about, ...aboutAccount(nome, courier) };
  const inPath = [...(meta.openapi?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  return Object.fromEntries(
    [...campos]
      .filter((field) => field in values || inPath.includes(field))
      .map((field) => [field, values[field] ?? '1']),
  );
}

const own = (procedure: ListedProcedure) => inputAbout(procedure, accounts.entregador, accounts.comercio);
const foreign = (procedure: ListedProcedure) => inputAbout(procedure, others.entregador, others.comercio);
const clientOf = (type: UserType) => new Client(api.base, accounts[type].cliente.cookie);

/** The errors of the queries whose subject the story does not contain. */
const NOT_IN_STORY: Record<string, string> = {
  'cidade.acontecimentos': 'DEMONSTRACAO_DESLIGADA',
  'cidade.estado': 'DEMONSTRACAO_DESLIGADA',
  'demonstracao.acompanhar': 'DEMONSTRACAO_DESLIGADA',
  'externo.pedido': 'NAO_VEIO_DE_FORA',
  'fechamento.pix': 'SEMANA_VAZIA',
  'lotes.ler': 'LOTE_NAO_ENCONTRADO',
  'prova.codigo': 'ENTREGA_SEM_CODIGO',
  'rastreio.ver': 'LINK_NAO_ENCONTRADO',
  'replay.caso': 'MOMENTO_NAO_VISIVEL',
};

const all = listProcedures(appRouter._def.procedures);
/** Signing in and out changes the caller of the next way, and each begun login has a challenge of its own. */
const called = all.filter(
  ({ nome, type }) => type !== 'subscription' && !/^sessao\.(entrar|sair|comecarComPasskey)/.test(nome),
);
const allowed = ({ meta: { callers } }: ListedProcedure): UserType[] =>
  USER_TYPES.filter((type) => callers === undefined || callers[type]);

// [papeis] [falhas]
describe.each(called.map((procedure) => [procedure.nome, procedure] as const))(
  '%s, on every way',
  (nome, procedure) => {
    const { meta, campos, type } = procedure;
    const { callers } = meta;

    if (callers)
      it('refuses nobody', async () => {
        expect(await sameEverywhere(api.anonymous(), procedure, own(procedure))).toMatchObject({ status: 401 });
      });

    if (callers && allowed(procedure).length < USER_TYPES.length)
      it('refuses a wrong role', async () => {
        for (const wrong of USER_TYPES.filter((each) => !callers?.[each])) {
          expect(await sameEverywhere(clientOf(wrong), procedure, own(procedure))).toMatchObject({ status: 403 });
        }
      });

    if (campos.size > 0)
      it('refuses bad input', async () => {
        const [caller = 'admin'] = allowed(procedure);
        for (const field of campos) {
          const inPath = meta.openapi?.path.includes(`{${field}}`) ?? false;
          const bad = inPath ? '!' : 'x\0';
          // A name is no bad input, and `user_id` may be one.
          if (inPath && (!field.endsWith('_id') || field === 'user_id')) continue;
          const said = await sameEverywhere(clientOf(caller), procedure, { ...own(procedure), [field]: bad });
          expect(said, field).toMatchObject({
            status: 400,
            error: { codigo: expect.stringMatching(/^[A-Z_]+$/), detail: expect.stringMatching(/\p{L}/u) },
          });
        }
      });

    if (Object.values(callers ?? {}).includes('own'))
      it("refuses what is another's", async () => {
        for (const caller of USER_TYPES.filter((each) => callers?.[each] === 'own')) {
          const said = await sameEverywhere(clientOf(caller), procedure, foreign(procedure));
          expect(said).toMatchObject({ status: type === 'query' || campos.size <= 1 ? 403 : expect.any(Number) });
          expect(said.status).not.toBe(200);
        }
      });

    if (type === 'query')
      it('answers a good call', async () => {
        for (const caller of allowed(procedure)) {
          const said = await sameEverywhere(clientOf(caller), procedure, own(procedure));
          expect({ codigo: said.error?.codigo, status: said.status }, caller).toEqual(
            nome in NOT_IN_STORY ? { codigo: NOT_IN_STORY[nome], status: expect.any(Number) } : { status: 200 },
          );
        }
      });
  },
);

describe('the live stream', () => {
  it('refuses nobody in the words of every other way', async () => {
    const asked = all.find(({ nome }) => nome === 'sessao.minhas');
    const said = asked && (await sameEverywhere(api.anonymous(), asked, {}));
    for (const path of [LIVE_PATH, CLIENT_LIVE_PATH]) {
      const { status, body } = await api.anonymous().pedir('GET', path, undefined, { accept: 'text/event-stream' });
      expect({ status, error: refusalOf({ campo: null, ...body }) }).toEqual(said);
    }
  });
});
