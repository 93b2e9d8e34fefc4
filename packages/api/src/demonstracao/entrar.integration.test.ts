import type { EntradaNaDemonstracao, PedidoParaAcompanhar } from '@corre/contract/demonstracao/entradas.ts';
import type { SessaoAtual } from '@corre/contract/sessao/contrato.ts';
import { USER_TYPES } from '@corre/contract/vocabulario.ts';
import { COMERCIOS } from '@corre/demo/people.ts';
import { pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../base/password-hash.ts';

let api: TestApi;
afterEach(() => api.close());

const demo = async (env: Record<string, string> = {}) => {
  api = await startApi({ SEED: 'demo', ADMIN_PASSWORD: '', ...env });
};
const enter = async (como: string) => {
  const client = api.anonymous();
  return { client, ...(await client.post<EntradaNaDemonstracao>('/demonstracao/entrar', { como })) };
};
const track = () => api.anonymous().get<PedidoParaAcompanhar>('/demonstracao/acompanhar');
const OFF = { status: 404, body: { codigo: 'DEMONSTRACAO_DESLIGADA', detail: 'Isto existe só na demonstração.' } };

describe('the entrances of the demonstration', () => {
  it('open a working session of each kind, and answer as the login does', async () => {
    await demo();
    for (const como of USER_TYPES) {
      const { client, status, body } = await enter(como);
      expect({ status, body }).toMatchObject({ status: 200, body: { user_type: como } });
      const { body: now } = await client.get<SessaoAtual>('/sessao');
      expect(now).toMatchObject(
        body.user_type === 'comercio'
          ? { user_type: como, comercio_nome: body.comercio_nome }
          : { user_type: como, user_id: body.user_id, nome: body.nome },
      );
    }
  });

  it('give each visitor an account of their own while there is one, and then share', async () => {
    await demo();
    const names = [];
    const shops = COMERCIOS.length;
    for (let visitor = 0; visitor <= shops; visitor += 1)
      names.push(Object(await enter('comercio')).body.comercio_nome);
    expect(new Set(names.slice(0, shops)).size).toBe(shops);
    expect(names.slice(0, shops)).toContain(names[shops]);
  });

  it('lead to no account of the same name that has another password', async () => {
    await demo();
    const db = api.orm.em.fork().getKysely();
    const senha_hash = await hashPassword('de outra pessoa');
    await db.updateTable('funcionario').set({ senha_hash }).where('usuario', '=', 'admin').execute();
    await db.updateTable('entregador').set({ senha_hash }).where('usuario', '=', 'joao').execute();
    expect(await enter('admin')).toMatchObject({ status: 404, body: { codigo: 'DEMONSTRACAO_SEM_CONTA' } });
    expect(await enter('entregador')).toMatchObject({ status: 200 });
    const joao = await db
      .selectFrom('sessao as s')
      .innerJoin('entregador as e', 'e.id', 's.entregador_id')
      .select('e.usuario')
      .execute();
    expect(joao).not.toContainEqual({ usuario: 'joao' });
  });

  it('refuse another kind of account, and change nothing', async () => {
    await demo();
    expect(await enter('dono')).toMatchObject({
      status: 400,
      body: { detail: 'Diga como entrar: entregador, comercio, suporte ou admin', campo: 'como' },
    });
    expect(await api.orm.em.fork().getKysely().selectFrom('sessao').select('id').execute()).toEqual([]);
  });

  it('are none where the accounts have other passwords, though somebody asked for the demonstration', async () => {
    await demo();
    const db = api.orm.em.fork().getKysely();
    const senha_hash = await hashPassword('de outra pessoa');
    for (const kind of ['entregador', 'comercio', 'funcionario'] as const)
      await db.updateTable(kind).set({ senha_hash }).execute();
    expect(await enter('entregador')).toMatchObject(OFF);
    expect(await track()).toMatchObject(OFF);
    expect(await api.anonymous().get('/demonstracao/cidade')).toMatchObject(OFF);
    expect((await api.anonymous().get('/public/configuracao')).body).not.toHaveProperty('demonstracao');
  });

  it("keep the login's limits", async () => {
    await demo({ LOGIN_FALHAS_USUARIO: '2' });
    const guess = () => api.anonymous().post('/login', { usuario: 'suporte', senha: 'errada', user_type: 'suporte' });
    await guess();
    await guess();
    expect(await enter('suporte')).toMatchObject({ status: 429, body: { codigo: 'TENTATIVAS_DEMAIS' } });
  });

  it('lead to the tracking page of the newest request', async () => {
    await demo();
    expect(await track()).toMatchObject({ status: 404, body: { codigo: 'DEMONSTRACAO_SEM_PEDIDO' } });
    const { client, body } = await enter('comercio');
    const { comercio_nome } = Object(body);
    const path = `/comercio/${encodeURIComponent(comercio_nome)}`;
    await pedir({ id: 0, nome: comercio_nome, cliente: client });
    const { body: rows } = await client.get<{ rastreio_url: string }[]>(`${path}/solicitacoes`);
    const { status, body: found } = await track();
    expect(status).toBe(200);
    expect(found.url).toBe(rows[0]?.rastreio_url);
    const page = await fetch(`${api.base}${found.url}`);
    expect({ status: page.status, html: await page.text() }).toMatchObject({
      status: 200,
      html: expect.stringContaining(comercio_nome.replace('&', '&amp;')),
    });
  });
});

describe.each([
  ['outside of the demonstration', {}],
  ['with the entrances switched off', { SEED: 'demo', ADMIN_PASSWORD: '', DEMO_ENTRADAS: 'false' }],
] as const)('%s', (_name, env) => {
  it('there is none of it: no entrance, no request to follow, no word in the public answer', async () => {
    api = await startApi(env);
    for (const como of USER_TYPES) {
      const { client, status, body } = await enter(como);
      expect({ status, body }).toMatchObject(OFF);
      expect(client.cookie).toBe('');
    }
    expect(await track()).toMatchObject(OFF);
    expect((await api.anonymous().get('/public/configuracao')).body).not.toHaveProperty('demonstracao');
  });
});

it('the public answer tells of the demonstration in the demonstration', async () => {
  await demo();
  expect((await api.anonymous().get('/public/configuracao')).body).toMatchObject({ demonstracao: true });
});
