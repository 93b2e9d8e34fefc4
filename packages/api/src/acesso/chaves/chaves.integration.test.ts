import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave, pedirChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esquecerChaves } from './chaves.ts';

const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };
const linhas: string[] = [];

let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'debug' }, { write: (linha: string) => void linhas.push(linha) });
  loja = await api.novo.comercio('Pizzaria Bella Massa');
});
afterAll(() => api.close());

const em = () => api.orm.em.fork().getKysely();
const caminhoDe = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;
const listar = async (dona: SignedIn) => (await dona.cliente.get<ChaveListada[]>(`${caminhoDe(dona)}/chaves`)).body;
const quemSou = (chave: string) => api.anonymous().get('/sessao', comChave(chave));

describe('a key', () => {
  it('is told once: what is listed, kept and logged has its last four signs only', async () => {
    const dona = await api.novo.comercio();
    const { chave, final } = await criarChave(dona, { nome: 'Caixa', validade_dias: 30 }, 'uma-vez');
    expect((await criarChave(dona, { nome: 'Caixa', validade_dias: 30 }, 'uma-vez')).chave).toBe(chave);
    expect(await listar(dona)).toMatchObject([{ nome: 'Caixa', final, situacao: 'ativa', usada_em: null }]);
    const guardada = await em().selectFrom('chave_api').selectAll().where('comercio_id', '=', dona.id).execute();
    const segredo = chave.slice(-43);
    await quemSou(chave);
    for (const onde of [await listar(dona), guardada, linhas]) expect(JSON.stringify(onde)).not.toContain(segredo);
    expect(linhas.length).toBeGreaterThan(0);
    const respostas = await em().selectFrom('idempotencia').select('resposta').execute();
    expect(JSON.stringify(respostas)).not.toContain('corre_live_');
  });

  it('asks, reads and cancels in the shop’s name, once per Idempotency-Key', async () => {
    const { chave } = await criarChave(loja);
    const cliente = api.anonymous();
    const pedir = () =>
      cliente.post<{ solicitacao_ids: number[] }>(`${caminhoDe(loja)}/solicitar-entrega`, PEDIDO, {
        ...comChave(chave),
        'idempotency-key': 'pedido-42',
      });
    const [{ body: um }, { body: outro }] = [await pedir(), await pedir()];
    expect(outro).toEqual(um);
    const [id] = um.solicitacao_ids;
    const lista = await cliente.get<{ id: number }[]>(`${caminhoDe(loja)}/solicitacoes`, comChave(chave));
    expect(lista.body.map((pedido) => pedido.id)).toContain(id);
    const cancelada = await cliente.put(`/comercio/solicitacao/${id}/cancelar`, undefined, comChave(chave));
    expect(cancelada.status).toBe(200);
    expect(cancelada.headers.getSetCookie()).toEqual([]);
  });

  // [chave-api]
  it('does what its scopes name, and says which one is missing', async () => {
    const { chave } = await criarChave(loja, { escopos: ['solicitacoes:ler'] });
    const recusa = await api.anonymous().post(`${caminhoDe(loja)}/solicitar-entrega`, PEDIDO, comChave(chave));
    expect(recusa).toMatchObject({
      status: 403,
      body: { detail: 'Esta chave não permite isto: falta a permissão solicitacoes:criar.' },
    });
    expect(recusa.headers.get('www-authenticate')).toContain('scope="solicitacoes:criar"');
    const fechada = await api.anonymous().get(`${caminhoDe(loja)}/chaves`, comChave(chave));
    expect(fechada.body.detail).toMatch(/só no painel/);
  });

  it('makes no keys, sets no password and opens no session', async () => {
    const { chave } = await criarChave(loja);
    const cliente = api.anonymous();
    const nova = { nome: 'Outra', escopos: ['solicitacoes:ler'] };
    for (const [caminho, corpo] of [
      [`${caminhoDe(loja)}/chaves`, nova],
      ['/login/comercio', { usuario: loja.nome, senha: 'segredo1' }],
      ['/logout', {}],
    ] as const) {
      const { status, headers } = await cliente.post(caminho, corpo, comChave(chave));
      expect([caminho, status, headers.getSetCookie()]).toEqual([caminho, 403, []]);
    }
  });

  it('is as far from another shop as that shop’s own session is', async () => {
    const outra = await api.novo.comercio();
    const { chave } = await criarChave(outra);
    const { body } = await loja.cliente.post<{ solicitacao_ids: number[] }>(
      `${caminhoDe(loja)}/solicitar-entrega`,
      PEDIDO,
    );
    const alheias = [
      ['GET', `/api${caminhoDe(loja)}/solicitacoes`],
      ['POST', `/api${caminhoDe(loja)}/solicitar-entrega`],
      ['PUT', `/api/comercio/solicitacao/${body.solicitacao_ids[0]}/cancelar`],
      ['PUT', '/api/comercio/solicitacao/2147483000/cancelar'],
    ] as const;
    for (const [metodo, caminho] of alheias) {
      const porSessao = await outra.cliente.pedir(metodo, caminho, metodo === 'POST' ? PEDIDO : undefined);
      const porChave = await api
        .anonymous()
        .pedir(metodo, caminho, metodo === 'POST' ? PEDIDO : undefined, comChave(chave));
      expect([porChave.status, porChave.body.detail]).toEqual([porSessao.status, porSessao.body.detail]);
      expect(porChave.status).toBeGreaterThanOrEqual(403);
    }
  });

  it('notes its last use, at most once a minute', async () => {
    const dona = await api.novo.comercio();
    const { chave } = await criarChave(dona);
    const usada = async () => (await listar(dona))[0]?.usada_em;
    await quemSou(chave);
    const primeira = await usada();
    await quemSou(chave);
    expect(await usada()).toBe(primeira);
    await em()
      .updateTable('chave_api')
      .set({ usada_em: '2026-01-01T00:00:00Z' })
      .where('comercio_id', '=', dona.id)
      .execute();
    await quemSou(chave);
    expect(Date.parse((await usada()) ?? '')).toBeGreaterThanOrEqual(Date.parse(primeira ?? ''));
  });
});

describe('the end of a key', () => {
  it('is its revocation, by the shop or the administrator: no call that begins afterwards passes', async () => {
    const dona = await api.novo.comercio();
    const admin = await api.novo.funcionario('admin');
    const [uma, outra] = [await criarChave(dona), await criarChave(dona)];
    const correndo = Array.from({ length: 12 }, () => quemSou(uma.chave));
    const caminho = `${caminhoDe(dona)}/chaves`;
    expect((await dona.cliente.delete(`${caminho}/${uma.id}`)).status).toBe(200);
    expect(await quemSou(uma.chave)).toMatchObject({
      status: 401,
      body: { detail: 'Esta chave foi revogada. Crie outra em Configurações.' },
    });
    for (const { status } of await Promise.all(correndo)) expect([200, 401]).toContain(status);
    expect((await quemSou(outra.chave)).status).toBe(200);
    expect((await admin.cliente.delete(`${caminho}/${outra.id}`)).status).toBe(200);
    expect((await quemSou(outra.chave)).status).toBe(401);
    expect((await loja.cliente.delete(`${caminhoDe(loja)}/chaves/${outra.id}`)).status).toBe(404);
    const atos = await em()
      .selectFrom('auditoria')
      .select(['acao', 'ator_tipo'])
      .where('alvo_tipo', '=', 'comercio')
      .where('alvo_id', '=', dona.id)
      .orderBy('id')
      .execute();
    expect(atos.map(({ acao, ator_tipo }) => `${acao} ${ator_tipo}`)).toEqual([
      'chave_api_criada comercio',
      'chave_api_criada comercio',
      'chave_api_revogada comercio',
      'chave_api_revogada admin',
    ]);
  });

  it('is its last day', async () => {
    const { chave, id } = await criarChave(loja, { validade_dias: 1 });
    const ha = '2026-01-01T00:00:00Z';
    await em().updateTable('chave_api').set({ criada_em: ha, expira_em: ha }).where('id', '=', id).execute();
    const { status, body, headers } = await quemSou(chave);
    expect([status, body.detail]).toEqual([401, 'Esta chave venceu. Crie outra em Configurações.']);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="corre", error="invalid_token"');
    expect((await listar(loja)).find((vista) => vista.id === id)?.situacao).toBe('vencida');
  });

  it('is the end of its shop, which answers like a key that never was', async () => {
    const dona = await api.novo.comercio();
    const admin = await api.novo.funcionario('admin');
    const { chave } = await criarChave(dona);
    expect((await admin.cliente.delete(`/admin/comercios/${encodeURIComponent(dona.nome)}`)).status).toBe(200);
    const [morta, nenhuma] = [await quemSou(chave), await quemSou(`corre_live_${'x'.repeat(43)}`)];
    expect([morta.status, morta.body.detail]).toEqual([401, nenhuma.body.detail]);
  });

  it('is no change of the password, and not the end of all sessions', async () => {
    const dona = await api.novo.comercio();
    const { chave } = await criarChave(dona);
    expect((await dona.cliente.delete('/sessoes')).status).toBe(200);
    expect((await quemSou(chave)).status).toBe(200);
  });

  it('a shop with the preset password does nothing by key either', async () => {
    const dona = await api.novo.comercio();
    const { chave } = await criarChave(dona);
    await em().updateTable('comercio').set({ senha_inicial: true }).where('id', '=', dona.id).execute();
    const { status, body } = await api.anonymous().get(`${caminhoDe(dona)}/solicitacoes`, comChave(chave));
    expect([status, body.detail]).toEqual([403, 'Troque a senha inicial para continuar.']);
  });

  it('is forgotten after 90 days', async () => {
    const dona = await api.novo.comercio();
    const [velha, viva] = [await criarChave(dona), await criarChave(dona)];
    await dona.cliente.delete(`${caminhoDe(dona)}/chaves/${velha.id}`);
    await em()
      .updateTable('chave_api')
      .set({ revogada_em: '2026-01-01T00:00:00Z' })
      .where('id', '=', velha.id)
      .execute();
    await esquecerChaves(api.orm.em.fork(), 100);
    expect((await listar(dona)).map(({ id }) => id)).toEqual([viva.id]);
  });
});

describe('twenty keys are enough', () => {
  it('also for two that are made at once, and revoked ones do not count', async () => {
    const dona = await api.novo.comercio();
    const primeira = await criarChave(dona);
    for (let i = 0; i < 18; i += 1) await criarChave(dona);
    const estados = (await Promise.all(Array.from({ length: 4 }, () => pedirChave(dona)))).map(({ status }) => status);
    expect(estados.toSorted()).toEqual([200, 409, 409, 409]);
    await dona.cliente.delete(`${caminhoDe(dona)}/chaves/${primeira.id}`);
    expect((await pedirChave(dona)).status).toBe(200);
  });
});

describe('a test key', () => {
  // [chave-de-teste]
  it('is checked and answered like any other, and what it does is taken back', async () => {
    const dona = await api.novo.comercio();
    const { chave } = await criarChave(dona, { ambiente: 'teste' });
    expect(chave).toMatch(/^corre_teste_/);
    const pedir = (corpo: unknown, chaveIdempotente: string) =>
      api
        .anonymous()
        .post<{ solicitacao_ids: number[]; teste: boolean; detail: string }>(
          `${caminhoDe(dona)}/solicitar-entrega`,
          corpo,
          { ...comChave(chave), 'idempotency-key': chaveIdempotente },
        );
    expect(await pedir({ ...PEDIDO, valor_estimado: 0 }, 'a')).toMatchObject({
      status: 400,
      body: { detail: 'Valor da entrega é obrigatório' },
    });
    expect(await pedir(PEDIDO, 'b')).toMatchObject({
      status: 200,
      body: { teste: true, solicitacao_ids: [expect.any(Number)] },
    });
    const tabelas = ['solicitacao', 'rota', 'endereco_conhecido'] as const;
    for (const tabela of tabelas) {
      expect(await em().selectFrom(tabela).select('id').where('comercio_id', '=', dona.id).execute()).toEqual([]);
    }
    // The answer is kept, so that a retry starts no second walk. The refused call left nothing.
    const guardadas = await em().selectFrom('idempotencia').selectAll().where('ator', 'like', '%ensaio').execute();
    expect(guardadas).toMatchObject([{ chave: 'b' }]);
    expect(JSON.stringify(guardadas)).not.toContain(PEDIDO.endereco);
  });

  it('cancels and calls ready what is there without changing it', async () => {
    const dona = await api.novo.comercio();
    const { chave } = await criarChave(dona, { ambiente: 'teste' });
    const { body } = await dona.cliente.post<{ solicitacao_ids: number[] }>(`${caminhoDe(dona)}/solicitar-entrega`, {
      ...PEDIDO,
      pronto_em: new Date(Date.now() + 7_200_000).toISOString(),
    });
    const [id] = body.solicitacao_ids;
    for (const passo of ['pronto', 'cancelar']) {
      const ato = await api
        .anonymous()
        .put<{ teste: boolean }>(`/comercio/solicitacao/${id}/${passo}`, undefined, comChave(chave));
      expect([passo, ato.status, ato.body.teste]).toEqual([passo, 200, true]);
    }
    const lista = await api
      .anonymous()
      .get<{ id: number; status: string; agendada: boolean; teste?: boolean }[]>(
        `${caminhoDe(dona)}/solicitacoes`,
        comChave(chave),
      );
    expect(lista.body).toMatchObject([{ id, status: 'aguardando', agendada: true }]);
    expect((await dona.cliente.put(`/comercio/solicitacao/${id}/cancelar`)).body).not.toHaveProperty('teste');
  });

  it('does not get the answer of a real act under the same Idempotency-Key', async () => {
    const dona = await api.novo.comercio();
    const [real, teste] = [await criarChave(dona), await criarChave(dona, { ambiente: 'teste' })];
    const pedir = ({ chave }: { chave: string }) =>
      api.anonymous().post<{ solicitacao_ids: number[] }>(`${caminhoDe(dona)}/solicitar-entrega`, PEDIDO, {
        ...comChave(chave),
        'idempotency-key': 'mesma',
      });
    const [a, b] = [await pedir(real), await pedir(teste)];
    expect(b.status).toBe(200);
    expect(b.body.solicitacao_ids).not.toEqual(a.body.solicitacao_ids);
  });
});

it('time that passes does not end a key without a last day', async () => {
  const dona = await api.novo.comercio();
  const { chave } = await criarChave(dona, { validade_dias: null });
  await advanceTime(api.url, 400 * 86_400);
  expect((await quemSou(chave)).status).toBe(200);
});
