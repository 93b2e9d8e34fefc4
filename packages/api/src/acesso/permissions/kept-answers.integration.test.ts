import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takesIdempotencyKey } from '../../runtime/openapi/idempotent.ts';
import { appRouter } from '../../runtime/router.ts';
import { listProcedures, restRoutes } from '../../transport/rest/rest-routes.ts';
import { PERMISSOES } from './expected-permissions.ts';

const procedures = appRouter._def.procedures;
const rotas = restRoutes(procedures).filter(({ nome }) => takesIdempotencyKey(procedures, nome));
const seladas = new Set(
  listProcedures(procedures)
    .filter(({ meta }) => meta.resposta_selada)
    .map(({ nome }) => nome),
);
const TIPOS = { e: 'entregador', c: 'comercio', a: 'admin', s: 'suporte' } as const;
const LETRAS = ['e', 'c', 'a', 's'] as const;

let api: TestApi;
let contas: Record<(typeof LETRAS)[number], SignedIn>;
let outras: Record<(typeof LETRAS)[number], SignedIn>;
let chaves: string[];

const quatro = async () => {
  const [e, c, a, s] = await Promise.all([
    api.novo.entregador(),
    api.novo.comercio(),
    api.novo.funcionario('admin'),
    api.novo.funcionario('suporte'),
  ]);
  return { e, c, a, s };
};

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  [contas, outras] = [await quatro(), await quatro()];
  const [todas, uma, teste] = await Promise.all([
    criarChave(contas.c),
    criarChave(contas.c, { escopos: ['eventos:ler'] }),
    criarChave(contas.c, { ambiente: 'teste' }),
  ]);
  chaves = [todas.chave, uma.chave, teste.chave];
});
afterAll(() => api.close());

/** Returns an address and the input that the API reads from it, about data of the account with this letter. */
function chamadaDe({ path, campos }: (typeof rotas)[number], dono: keyof typeof contas) {
  const valores: Record<string, string> = {
    entregador_id: String(contas.e.id),
    comercio_nome: contas.c.nome,
    user_type: TIPOS[dono],
    user_id: String(contas[dono].id),
  };
  const noCaminho: Record<string, string> = {};
  const caminho = path.replaceAll(/\{(\w+)\}/g, (_, campo: string) => {
    noCaminho[campo] = valores[campo] ?? '1';
    return encodeURIComponent(noCaminho[campo]);
  });
  const consulta = Object.fromEntries(
    [...campos].filter((campo) => campo in valores && !(campo in noCaminho)).map((campo) => [campo, valores[campo]]),
  ) as Record<string, string>;
  return { caminho: `/api${caminho}?${new URLSearchParams(consulta)}`, input: { ...consulta, ...noCaminho } };
}

/** Keeps an answer for the session of this account, as if it had made this call under the key. */
async function guardar(nome: string, ator: string, chave: string, input: object, selada: boolean) {
  const resposta = JSON.stringify({ message: 'GUARDADA' });
  await api.orm.em
    .fork()
    .getKysely()
    .insertInto('idempotencia')
    .values({
      ator,
      chave,
      operacao: nome,
      pedido_hash: Buffer.from(api.vault.index(JSON.stringify(input)), 'hex'),
      resposta: selada ? JSON.stringify({ selada: api.vault.seal(resposta) }) : resposta,
    })
    .execute();
}

/** The sessions that read their own kept answer, over all procedures: the control of this test. */
const leram = new Set<string>();

describe.each(rotas)('a kept answer of $nome', (rota) => {
  it('is read by no other credential, whatever it knows', async () => {
    const selada = seladas.has(rota.nome);
    for (const letra of LETRAS.filter((uma) => PERMISSOES[rota.nome]?.proprio.includes(uma))) {
      const { caminho, input } = chamadaDe(rota, letra);
      const chave = `guardada-${rota.nome}-${letra}`;
      await guardar(rota.nome, `${TIPOS[letra]}:${contas[letra].id}`, chave, input, selada);
      const pedir = async (cliente: Client, mais: Record<string, string> = {}) => {
        const { body } = await cliente.pedir(rota.method === 'PATCH' ? 'PUT' : rota.method, caminho, undefined, {
          'idempotency-key': chave,
          ...mais,
        });
        return JSON.stringify(body).includes('GUARDADA');
      };
      const alheios = [
        ...LETRAS.filter((outra) => outra !== letra).map((outra) => contas[outra].cliente),
        ...Object.values(outras).map(({ cliente }) => cliente),
      ];
      // Callers of which a successful call would end the session of the test.
      for (const { cookie } of rota.nome.startsWith('sessao.') ? [] : alheios) {
        expect(await pedir(new Client(api.base, cookie)), `${letra}: another session`).toBe(false);
      }
      for (const uma of chaves) expect(await pedir(api.anonymous(), comChave(uma)), `${letra}: a key`).toBe(false);
      expect(await pedir(api.anonymous()), `${letra}: nobody`).toBe(false);
      if (await pedir(new Client(api.base, contas[letra].cliente.cookie))) leram.add(rota.nome);
    }
  });
});

it('is read by the session that made the call', () => {
  // The others refuse this input before they look for a kept answer, because it lacks fields.
  expect(leram.size).toBeGreaterThan(rotas.length / 2);
});

// [chave-api]
it('of a rotated or removed point of sale stays closed to a key, which reaches webhooks only', async () => {
  const loja = await api.novo.comercio();
  const raiz = `/comercio/${encodeURIComponent(loja.nome)}/integracoes`;
  const { body } = await loja.cliente.post<{ id: number }>(raiz, { nome: 'Caixa', ambiente: 'producao' });
  const [segredo, fim] = [{ 'idempotency-key': 'segredo' }, { 'idempotency-key': 'fim' }];
  const porChave = comChave((await criarChave(loja)).chave);
  const novo = await loja.cliente.post<{ client_secret: string }>(`${raiz}/${body.id}/rotacionar`, undefined, segredo);
  expect(novo.status).toBe(200);
  const lido = await api.anonymous().post(`${raiz}/${body.id}/rotacionar`, undefined, { ...segredo, ...porChave });
  expect(lido.status).toBe(404);
  expect(JSON.stringify(lido.body)).not.toContain(novo.body.client_secret);
  expect((await loja.cliente.delete(`${raiz}/${body.id}`, fim)).status).toBe(200);
  expect((await loja.cliente.delete(`${raiz}/${body.id}`, fim)).status).toBe(200);
  expect((await api.anonymous().delete(`${raiz}/${body.id}`, { ...fim, ...porChave })).status).toBe(404);
});

it('of a caller without a session is kept for its network, whose address is in no row', async () => {
  const cadastrar = (ip: string) =>
    api.anonymous().post('/cadastro', PAYLOAD_DE_CADASTRO, { 'x-forwarded-for': ip, 'idempotency-key': 'cadastro' });
  const um = await cadastrar('203.0.113.1');
  expect(um.status).toBe(200);
  expect(await cadastrar('203.0.113.1')).toMatchObject({ status: 200, body: um.body });
  // The other caller's registration is tried, not answered with the first one's.
  expect((await cadastrar('203.0.113.2')).status).toBe(409);
  const linhas = await api.orm.em.fork().getKysely().selectFrom('idempotencia').select('ator').execute();
  expect(linhas.filter(({ ator }) => ator.startsWith('anonimo:'))).toHaveLength(1);
  expect(JSON.stringify(linhas)).not.toContain('203.0.113');
});
