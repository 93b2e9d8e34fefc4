import type { AcontecimentoDaCidade, EstadoDaCidade, RespostaBater } from '@corre/contract/demonstracao/cidade.ts';
import { AGENTE_DA_CIDADE, APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { Client, Recusa } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const [UMA, OUTRA] = ['7d9f0335-8dcc-4054-9bf9-0dbd61d36906', 'b6f7a1de-0a53-4a55-9a39-3a3c6f5a9f10'];
const senha = 'demo1234';

let api: TestApi;
let cidade: Client;
beforeAll(async () => {
  api = await startApi({ SEED: 'demo' });
  cidade = await entrar('suporte', 'suporte', { 'user-agent': AGENTE_DA_CIDADE });
});
afterAll(() => api.close());

async function entrar(usuario: string, user_type: string, headers: Record<string, string> = {}): Promise<Client> {
  const cliente = api.anonymous();
  expect((await cliente.post('/login', { usuario, senha, user_type }, headers)).status).toBe(200);
  return cliente;
}
const bater = async (quem = UMA, feitos: { id: number; solicitacao_id: number | null }[] = []) =>
  (await cidade.put<RespostaBater>('/demonstracao/cidade/batida', { cidade: quem, feitos })).body;
const estado = async () => (await api.anonymous().get<EstadoDaCidade>('/demonstracao/cidade')).body;

describe('the town of the demonstration', () => {
  it('is off until a process works for it, and 30 s after its last report', async () => {
    const nova = { andamento: 'desligada', ritmo: 1, comecando: false, pode_ligar: false, pedidos: [] };
    expect(await estado()).toEqual(nova);
    expect(await bater()).toMatchObject({ trabalha: true, parada: false, ritmo: 1, pedidos: [] });
    expect((await estado()).andamento).toBe('trabalhando');
    await advanceTime(api.url, 31);
    expect((await estado()).andamento).toBe('desligada');
  });

  it('has one process: another one works only after ten seconds of silence', async () => {
    await bater(UMA);
    expect((await bater(OUTRA)).trabalha).toBe(false);
    await advanceTime(api.url, 11);
    expect((await bater(OUTRA)).trabalha).toBe(true);
    expect((await bater(UMA)).trabalha).toBe(false);
    await advanceTime(api.url, 11);
    await bater(UMA);
  });

  it('is held and paced by any account, one field at a time', async () => {
    const joao = await entrar('joao', 'entregador');
    const mudar = async (mudanca: object) => (await joao.put<EstadoDaCidade>('/demonstracao/cidade', mudanca)).body;
    expect(await mudar({ parada: true })).toMatchObject({ andamento: 'parada', ritmo: 1 });
    expect(await mudar({ ritmo: 20 })).toMatchObject({ andamento: 'parada', ritmo: 20 });
    expect(await bater()).toMatchObject({ parada: true, ritmo: 20 });
    expect(await mudar({ parada: false, ritmo: 1 })).toMatchObject({ andamento: 'trabalhando', ritmo: 1 });
    const recusa = await joao.put<Recusa>('/demonstracao/cidade', { ritmo: 7 });
    expect([recusa.status, recusa.body.detail]).toEqual([400, 'O ritmo é 1, 5 ou 20']);
    await joao.post('/logout');
  });

  it("knows the accounts that people use, until five minutes after their last act; the town's own do not count", async () => {
    const maria = await entrar('maria', 'entregador');
    const { body } = await maria.get<{ user_id: number }>('/sessao');
    const ela = { user_type: 'entregador', id: body.user_id };
    expect((await bater()).ocupadas).toEqual([ela]);
    await advanceTime(api.url, 270);
    expect((await bater()).ocupadas).toEqual([ela]);
    await advanceTime(api.url, 31);
    expect((await bater()).ocupadas).toEqual([]);
    const { body: sessoes } = await cidade.get<{ aparelho: string }[]>('/sessoes');
    expect(sessoes.map(({ aparelho }) => aparelho)).toEqual([APARELHO_DA_CIDADE]);
  });

  it('hears a wish once, and says which request came of it', async () => {
    await bater();
    const escritorio = await entrar('admin', 'admin');
    const primeira = await escritorio.post<{ pedido: { id: number } }>('/demonstracao/pedido');
    const segunda = await escritorio.post<{ pedido: { id: number } }>('/demonstracao/pedido');
    expect(segunda.body.pedido.id).toBe(primeira.body.pedido.id);
    const { pedidos } = await bater();
    expect(pedidos).toMatchObject([{ id: primeira.body.pedido.id, tipo: 'pedido', entregador_id: null }]);
    const { solicitacao_id } = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('solicitacao')
      .select('id as solicitacao_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await bater(UMA, [{ id: primeira.body.pedido.id, solicitacao_id }])).pedidos).toEqual([]);
    expect((await estado()).pedidos).toMatchObject([{ id: primeira.body.pedido.id, solicitacao_id }]);
  });

  it('makes one wish of presses at the same time', async () => {
    await bater();
    const escritorio = await entrar('admin', 'admin');
    const vezes = await Promise.all(
      Array.from({ length: 6 }, () => escritorio.post<{ pedido: { id: number } }>('/demonstracao/pedido')),
    );
    const [um] = vezes;
    expect(vezes.map(({ status, body }) => [status, body.pedido?.id])).toEqual(
      vezes.map(() => [200, um?.body.pedido.id]),
    );
    await bater(UMA, [{ id: um?.body.pedido.id ?? 0, solicitacao_id: null }]);
  });

  it('makes one wish of an offer of presses at the same time, also on two devices', async () => {
    await bater();
    const [celular, tablet] = [await entrar('ana', 'entregador'), await entrar('ana', 'entregador')];
    const { body } = await celular.get<{ user_id: number }>('/sessao');
    await celular.put(`/entregador/${body.user_id}/status-online`, { online: true });
    const vezes = await Promise.all(
      Array.from({ length: 6 }, (_, vez) =>
        (vez % 2 ? tablet : celular).post<{ pedido: { id: number } }>('/demonstracao/oferta'),
      ),
    );
    const [um] = vezes;
    expect(vezes.map(({ status, body }) => [status, body.pedido?.id])).toEqual(
      vezes.map(() => [200, um?.body.pedido.id]),
    );
    expect((await bater()).pedidos.map(({ id }) => id)).toEqual([um?.body.pedido.id]);
    await bater(UMA, [{ id: um?.body.pedido.id ?? 0, solicitacao_id: null }]);
    await celular.put(`/entregador/${body.user_id}/status-online`, { online: false });
  });

  it('tells what just happened, the newest first, six at most and only to support', async () => {
    const lidos = async () => (await cidade.get<AcontecimentoDaCidade[]>('/demonstracao/cidade/acontecimentos')).body;
    const [lucas, loja] = [await entrar('lucas', 'entregador'), api.anonymous()];
    await loja.post('/login/comercio', { usuario: 'Sushi Kaze', senha });
    const { body: eu } = await lucas.get<{ user_id: number }>('/sessao');
    await lucas.put(`/entregador/${eu.user_id}/status-online`, { online: true });
    const pedido = { endereco: 'Av. Brasil, 3520, Zona 1', valor_estimado: 9, pagamento: 'online' };
    const pedir = () =>
      loja.post<{ solicitacao_ids: number[] }>(
        `/comercio/${encodeURIComponent('Sushi Kaze')}/solicitar-entrega`,
        pedido,
      );
    const [primeira] = (await pedir()).body.solicitacao_ids;
    const daqui = async () =>
      (await lidos())
        .filter(({ solicitacao_id }) => solicitacao_id === primeira)
        .map(({ tipo, motivo_problema, entregador }) => [tipo, motivo_problema, entregador]);
    await lucas.put(`/entregador/${eu.user_id}/aceitar-solicitacao/${primeira}`);
    const problema = { motivo: 'pane', mensagem: null };
    await lucas.post(`/entregador/solicitacao/${primeira}/problema`, problema);
    const nome = 'Lucas Gabriel Santos';
    expect(await daqui()).toEqual([
      ['problema', 'pane', nome],
      ['aceite', null, nome],
      ['oferta', null, nome],
      ['pedido', null, null],
    ]);
    for (let vez = 0; vez < 7; vez += 1) await pedir();
    const todos = await lidos();
    expect(todos).toHaveLength(6);
    expect(todos.map(({ em }) => em)).toEqual(
      todos
        .map(({ em }) => em)
        .toSorted()
        .toReversed(),
    );
    expect((await lucas.get('/demonstracao/cidade/acontecimentos')).status).toBe(403);
  });

  it('is not lit by a button where this process has no town', async () => {
    await advanceTime(api.url, 31);
    const { status, body } = await cidade.post('/demonstracao/cidade/ligar');
    expect([status, body.codigo]).toEqual([409, 'CIDADE_SEM_PROCESSO']);
  });

  it('offers to a courier only who is online, and only while it works', async () => {
    await bater();
    const bia = await entrar('bia', 'entregador');
    const { body } = await bia.get<{ user_id: number }>('/sessao');
    const fora = await bia.post('/demonstracao/oferta');
    expect([fora.status, fora.body.codigo]).toEqual([409, 'CIDADE_SO_PARA_QUEM_ESTA_ONLINE']);
    await bia.put(`/entregador/${body.user_id}/status-online`, { online: true });
    expect((await bia.post('/demonstracao/oferta')).status).toBe(200);
    expect((await bater()).pedidos).toMatchObject([{ tipo: 'oferta', entregador_id: body.user_id }]);
    await advanceTime(api.url, 31);
    const desligada = await bia.post('/demonstracao/oferta');
    expect([desligada.status, desligada.body.codigo]).toEqual([409, 'CIDADE_DESLIGADA']);
  });
});

it('exists only in the demonstration: everything of it refuses elsewhere and writes nothing', async () => {
  const outro = await startApi();
  try {
    const [e, s] = [await outro.novo.entregador({ usuario: 'joao' }), await outro.novo.funcionario('suporte')];
    const respostas = [
      await outro.anonymous().get('/demonstracao/cidade'),
      await e.cliente.put('/demonstracao/cidade', { parada: true }),
      await e.cliente.post('/demonstracao/oferta'),
      await s.cliente.post('/demonstracao/pedido'),
      await s.cliente.put('/demonstracao/cidade/batida', { cidade: UMA }),
      await s.cliente.post('/demonstracao/cidade/ligar'),
      await s.cliente.get('/demonstracao/cidade/acontecimentos'),
    ];
    for (const { status, body } of respostas) expect([status, body.codigo]).toEqual([404, 'DEMONSTRACAO_DESLIGADA']);
    const db = outro.orm.em.fork().getKysely();
    expect(await db.selectFrom('cidade_viva').select('id').execute()).toEqual([]);
  } finally {
    await outro.close();
  }
});
