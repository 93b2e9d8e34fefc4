import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Client } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CELULAR = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36';
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const listar = async (cliente: Client) => (await cliente.get<SessaoListada[]>('/sessoes')).body;

/** Signs in a courier on a computer and on a phone. */
async function emDoisAparelhos(usuario: string) {
  const conta = await api.novo.entregador({ usuario });
  const celular = api.anonymous();
  await celular.post('/login', { usuario, senha: TEST_PASSWORD }, { 'user-agent': CELULAR });
  return { id: conta.id, computador: conta.cliente, celular };
}

// [aparelhos]
test('an account sees where it is signed in, the newest first, without token or hash', async () => {
  const { celular } = await emDoisAparelhos('vera');
  const lista = await listar(celular);
  expect(lista).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aparelho: 'Chrome no Android',
      metodo: 'senha',
      criada_em: expect.stringMatching(/Z$/),
      usada_em: expect.stringMatching(/Z$/),
      atual: true,
    },
    expect.objectContaining({ aparelho: 'Aparelho desconhecido', atual: false }),
  ]);
});

test('one session is ended from another, and nobody else’s ever', async () => {
  const { celular, computador } = await emDoisAparelhos('caio');
  const outro = await emDoisAparelhos('dani');
  const alheia = (await listar(outro.celular))[0]?.id;
  const negada = await celular.delete(`/sessoes/${alheia}`);
  expect([negada.status, negada.body.detail]).toEqual([404, 'Esta sessão já terminou']);
  expect((await outro.celular.get('/sessao')).status).toBe(200);
  const velha = (await listar(celular)).find(({ atual }) => !atual)?.id;
  expect((await celular.delete(`/sessoes/${velha}`)).status).toBe(200);
  expect((await computador.get('/sessao')).status).toBe(401);
  expect(await listar(celular)).toHaveLength(1);
});

test('ending the own session, or all of them, takes the cookie away', async () => {
  const { celular, computador } = await emDoisAparelhos('elis');
  const minha = (await listar(computador)).find(({ atual }) => atual)?.id;
  expect((await computador.delete(`/sessoes/${minha}`)).headers.getSetCookie()[0]).toMatch(/^corre_sessao=;/);
  const { status, headers } = await celular.delete('/sessoes');
  expect([status, headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^corre_sessao=;/)]);
  const vivas = await rows(
    api.orm.em.fork(),
    sql`
    select 1 from sessao s join entregador e on e.id = s.entregador_id where e.usuario = 'elis'`,
  );
  expect(vivas).toHaveLength(0);
});

test('support ends a courier’s or a shop’s sessions, and the audit says who did', async () => {
  const { id, celular, computador } = await emDoisAparelhos('fabio');
  const suporte = await api.novo.funcionario('suporte');
  const encerrar = (corpo: object) =>
    suporte.cliente.post<{ message: string; detail: string }>('/suporte/encerrar-sessoes', corpo);
  expect((await encerrar({ user_type: 'entregador', id })).body.message).toBe('2 sessões encerradas');
  expect([(await celular.get('/sessao')).status, (await computador.get('/sessao')).status]).toEqual([401, 401]);
  expect((await encerrar({ user_type: 'entregador', id })).body.message).toBe('Nenhuma sessão estava aberta');
  expect((await encerrar({ user_type: 'admin', id: 1 })).status).toBe(400);
  expect((await encerrar({ user_type: 'comercio', id: 2_000_000 })).body.detail).toBe('Conta não encontrada');
  const linhas = await rows(
    api.orm.em.fork(),
    sql`select ator_id, alvo_id, detalhes from auditoria where acao = 'sessoes_encerradas' order by id limit 1`,
  );
  expect(linhas).toEqual([{ ator_id: suporte.id, alvo_id: id, detalhes: { total: 2 } }]);
});
