import { ERRORS } from '@corre/contract/erros/list.ts';
import { CLIENT_LIVE_PATH, LIVE_PATH } from '@corre/contract/web-paths.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Answer, Client, type Recusa } from '@corre/testing/harness/client.ts';
import { criarChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../runtime/router.ts';
import { listProcedures, restRoutes } from '../../transport/rest/rest-routes.ts';
import { escopoDe } from '../chaves/escopos.ts';
import { PERMISSOES } from './expected-permissions.ts';

const LETRAS = ['-', 'e', 'c', 'a', 's', 'l', 'n', 'x', 'v', 'w', 'z'] as const;
/** API keys of the shop `c`, one for each scope. */
const ESCOPOS = {
  l: 'solicitacoes:ler',
  n: 'solicitacoes:criar',
  x: 'solicitacoes:cancelar',
  v: 'eventos:ler',
  w: 'webhooks:ler',
  z: 'webhooks:escrever',
} as const;
type Letra = (typeof LETRAS)[number];

let api: TestApi;
let contas: Record<'e' | 'c' | 'a' | 's', SignedIn>;
let chaves: Record<keyof typeof ESCOPOS, string>;
let alheios: { entregador: SignedIn; comercio: SignedIn };

beforeAll(async () => {
  api = await startApi({ LOGIN_FALHAS_IP_DIA: '100000', LOGIN_FALHAS_USUARIO: '100000' });
  const [e, c, a, s] = await Promise.all([
    api.novo.entregador(),
    api.novo.comercio(),
    api.novo.funcionario('admin'),
    api.novo.funcionario('suporte'),
  ]);
  contas = { e, c, a, s };
  const [l = '', n = '', x = '', v = '', w = '', z = ''] = await Promise.all(
    Object.values(ESCOPOS).map(async (escopo) => (await criarChave(c, { escopos: [escopo] })).chave),
  );
  chaves = { l, n, x, v, w, z };
  alheios = { entregador: await api.novo.entregador(), comercio: await api.novo.comercio() };
});
afterAll(() => api.close());

const TIPOS = { e: 'entregador', c: 'comercio', a: 'admin', s: 'suporte' } as const;
const callersOf = new Map(
  listProcedures(appRouter._def.procedures).map(({ nome, meta }) => [nome, meta.callers ?? null] as const),
);
const nomes = [...callersOf.keys()];
/** Acts that only the panels have. */
const mutations = new Set(
  listProcedures(appRouter._def.procedures)
    .filter(({ type }) => type === 'mutation')
    .map(({ nome }) => nome),
);
const rotas = new Map(restRoutes(appRouter._def.procedures).map((rota) => [rota.nome, rota]));

const ehChave = (letra: Letra): letra is keyof typeof ESCOPOS => letra in ESCOPOS;
/** Callers who act as the shop `c`: the shop itself and its API keys. */
const ehLoja = (letra: Letra) => letra === 'c' || ehChave(letra);

/** Returns the client and the headers of the caller with this letter. */
function quem(letra: Letra): [Client, Record<string, string>] {
  if (letra === '-') return [api.anonymous(), {}];
  if (ehChave(letra)) return [api.anonymous(), { authorization: `Bearer ${chaves[letra]}` }];
  return [new Client(api.base, contas[letra].cliente.cookie), {}];
}

/**
 * Returns the ids of an input, the caller's own or another account's. Ids of missing objects never decide about
 * permission.
 */
function ids(letra: Letra, de: 'proprio' | 'alheio'): Record<string, string> {
  const entregador = de === 'proprio' && letra === 'e' ? contas.e : alheios.entregador;
  const comercio = de === 'proprio' && ehLoja(letra) ? contas.c : alheios.comercio;
  const dono = ehLoja(letra) ? comercio : entregador;
  return {
    entregador_id: String(entregador.id),
    comercio_nome: comercio.nome,
    user_type: ehLoja(letra) ? 'comercio' : 'entregador',
    user_id: String(dono.id),
    solicitacao_id: '2147483000',
    entrega_id: '2147483000',
    contestacao_id: '2147483000',
    chave_id: '2147483000',
  };
}

async function chamar(nome: string, letra: Letra, de: 'proprio' | 'alheio'): Promise<Answer<Recusa>> {
  const [cliente, cabecalhos] = quem(letra);
  const rota = rotas.get(nome);
  const valores = ids(letra, de);
  if (!rota && mutations.has(nome)) {
    const { entregador_id } = valores;
    return cliente.pedir('POST', `/trpc/${nome}`, { entregador_id: Number(entregador_id) }, cabecalhos);
  }
  if (!rota) return cliente.pedir('GET', `/trpc/${nome}`, undefined, cabecalhos);
  const caminho = rota.path.replaceAll(/\{(\w+)\}/g, (_, campo: string) => encodeURIComponent(valores[campo] ?? '1'));
  const corpo =
    nome === 'fotos.enviar'
      ? { user_type: valores.user_type, user_id: valores.user_id, foto_base64: 'AAAA' }
      : undefined;
  // Fields that are not in the path go into the query.
  const consulta = [...rota.campos].filter((campo) => campo in valores && !rota.path.includes(`{${campo}}`) && !corpo);
  const busca = new URLSearchParams(consulta.map((campo): [string, string] => [campo, valores[campo] ?? '']));
  return cliente.pedir(rota.method === 'PATCH' ? 'PUT' : rota.method, `/api${caminho}?${busca}`, corpo, cabecalhos);
}

/** Returns the code of an error, as REST or as tRPC carries it. */
const codigoDe = (body: Recusa & { error?: { data: Recusa } }): string => (body.error?.data ?? body).codigo;

/** The live stream never ends, so the test reads only the status. */
async function abrirFluxo(letra: Letra, caminho: string): Promise<number> {
  const fim = new AbortController();
  const [{ cookie }, cabecalhos] = quem(letra);
  const { status } = await fetch(`${api.base}${caminho}`, {
    headers: { cookie, accept: 'text/event-stream', ...cabecalhos },
    signal: fim.signal,
  });
  fim.abort();
  return status;
}

// [papeis]
describe('the table of permissions', () => {
  it('names every procedure, and nothing that is none', () => {
    expect(Object.keys(PERMISSOES).sort()).toEqual(nomes.sort());
  });

  it.each(nomes)('says what the procedure itself and the description say: %s', (nome) => {
    const callers = callersOf.get(nome) ?? null;
    const contas = (['e', 'c', 'a', 's'] as const).filter((letra) => callers === null || callers[TIPOS[letra]]);
    const escopo = escopoDe(nome);
    const chaves = (['l', 'n', 'x', 'v', 'w', 'z'] as const).filter(
      (letra) => nome === 'sessao.atual' || ESCOPOS[letra] === escopo,
    );
    const { proprio = '', alheio = '' } = PERMISSOES[nome] ?? {};
    expect(new Set(proprio)).toEqual(new Set([...(callers === null ? ['-'] : []), ...contas, ...chaves]));
    const deQualquer = contas.filter((letra) => callers === null || callers[TIPOS[letra]] === 'any');
    expect(new Set(alheio.replaceAll(/[-lnxvwz]/g, ''))).toEqual(new Set(deQualquer));
  });
});

describe.each(nomes.filter((nome) => nome !== 'eventos.aoVivo'))('%s', (nome) => {
  const permissao = PERMISSOES[nome];
  it.each(['proprio', 'alheio'] as const)('lets in whom the table names, about what is %s', async (de) => {
    for (const letra of LETRAS) {
      // The end of a session would sign out the next caller.
      if (['sessao.sair', 'sessao.encerrarTodas'].includes(nome) && letra in contas) continue;
      const { status, body } = await chamar(nome, letra, de);
      const recusado = status === 401 || status === 403;
      const entra = permissao?.[de].includes(letra) ?? false;
      const login = nome.startsWith('sessao.entrar');
      // A login refuses the user name, not the caller. acesso/chaves tests keys at a login.
      if (login && ehChave(letra)) continue;
      expect({ letra, recusado: login ? false : recusado }, JSON.stringify(body)).toEqual({ letra, recusado: !entra });
      if (!entra) expect({ letra, status }).toEqual({ letra, status: letra === '-' ? 401 : 403 });
      if (recusado && rotas.has(nome)) expect(body.detail).toMatch(/\p{L}+/u);
      if (status >= 400) expect(ERRORS, `${letra}: ${JSON.stringify(body)}`).toHaveProperty(codigoDe(body));
      expect(status).toBeLessThan(500);
    }
  });
});

describe('eventos.aoVivo', () => {
  it.each(LETRAS)('opens for the signed-in, and by key only at its address for keys: %s', async (letra) => {
    const entra = PERMISSOES['eventos.aoVivo']?.proprio.includes(letra) ?? false;
    const recusa = letra === '-' ? 401 : 403;
    expect(await abrirFluxo(letra, LIVE_PATH)).toBe(entra && !ehChave(letra) ? 200 : recusa);
    expect(await abrirFluxo(letra, CLIENT_LIVE_PATH)).toBe(entra ? 200 : recusa);
  });
});
