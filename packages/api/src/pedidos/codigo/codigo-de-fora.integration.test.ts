import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const SEGREDO = 'segredo-da-loja';

let api: TestApi;
let pos: Requester;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;
let integracao_id: number;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', OD_REDE_LOCAL: 'true' });
  pos = await startRequester(SEGREDO);
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
  const integracao = {
    comercio_id: loja.id,
    tipo: 'opendelivery',
    nome: 'Sistema Sabor',
    ambiente: 'producao',
    client_id: randomUUID(),
    segredo_cifrado: api.vault.seal(SEGREDO),
    url_codigo: pos.codes,
    merchant_id: 'loja-1',
    criada_por_tipo: 'sistema',
  } as const;
  const db = api.orm.em.fork().getKysely();
  integracao_id = (await db.insertInto('integracao').values(integracao).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await pos.close();
  await api.close();
});
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
  pos.rightCode('AB-77');
});
afterEach(() => {
  pos.answerCodes(null);
  pos.asked.length = 0;
});

/** Creates a request of the point of sale that Ana carries to the customer. */
async function aCaminho(volta = false) {
  const [id] = await pedir(loja, { exige_codigo: true });
  const db = api.orm.em.fork().getKysely();
  const order_id = randomUUID();
  const pedido = { integracao_id, order_id };
  const { id: pedido_externo_id } = await db
    .insertInto('pedido_externo')
    .values(pedido)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: fluxo_id } = await db
    .insertInto('fluxo_externo')
    .values({ integracao_id, solicitacao_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const corpo = { customerName: 'Ana Souza', customerPhone: '+5544999990000', pickupCode: '4821' };
  await db
    .insertInto('tentativa')
    .values({
      pedido_externo_id,
      fluxo_id,
      numero: 1,
      versao: 'v1',
      corpo_hash: Buffer.alloc(32),
      corpo_cifrado: api.vault.seal(JSON.stringify(corpo)),
    })
    .execute();
  const daLoja = { origem: 'opendelivery', canal: 'Sistema Sabor', numero_pedido: '96B4', volta } as const;
  await db.updateTable('solicitacao').set(daLoja).where('id', '=', id).execute();
  await db.updateTable('codigo_entrega').set({ de_fora: true }).where('solicitacao_id', '=', id).execute();
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return { id, order_id };
}
const finalizar = (id: number, codigo?: string) =>
  ana.cliente.put<{ detail: string; status: string }>(`/entregador/solicitacao/${id}/status`, {
    novo_status: 'finalizada',
    ...(codigo && { codigo }),
  });
const marcar = (id: number, tipo: string, codigo?: string) =>
  ana.cliente.put<{ detail: string }>(`/entregador/solicitacao/${id}/marco`, { tipo, ...(codigo && { codigo }) });
const tentativas = async (id: number) =>
  (
    await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('codigo_entrega')
      .select('tentativas')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow()
  ).tentativas;

describe('a code that only the point of sale knows', () => {
  it('is asked of it, signed, and the right one ends the delivery', async () => {
    const { id, order_id } = await aCaminho();
    expect((await finalizar(id)).body.detail).toContain('Peça ao cliente o código do pedido');
    expect(await finalizar(id, 'ab 12')).toMatchObject({ status: 400, body: { campo: 'codigo' } });
    expect(await tentativas(id)).toBe(1);
    expect((await finalizar(id, 'AB-77')).status).toBe(200);
    expect(await tentativas(id)).toBe(1);
    expect(pos.asked).toEqual([
      { orderId: order_id, deliveryCode: 'ab12', signedBy: 0 },
      { orderId: order_id, deliveryCode: 'AB-77', signedBy: 0 },
    ]);
  });

  it('is nowhere shown as one of ours', async () => {
    const { id } = await aCaminho();
    const daLoja = await loja.cliente.get<{ detail: string }>(`/comercio/solicitacao/${id}/codigo`);
    expect(daLoja).toMatchObject({ status: 409, body: { detail: expect.stringContaining('sistema de vendas') } });
    const [minha] = (await ana.cliente.get<{ rastreio_url: string }[]>(`/entregador/${ana.id}/minhas-solicitacoes`))
      .body;
    const token = minha?.rastreio_url.split('/').at(-1);
    expect((await ana.cliente.get<object>(`/rastreio/${token}`)).body).not.toHaveProperty('codigo');
  });

  it('guesses at the same moment are all counted, and after five there is nothing to guess', async () => {
    const { id } = await aCaminho();
    const juntas = await Promise.all(Array.from({ length: 12 }, (_, i) => finalizar(id, `X${i}`)));
    expect(juntas.filter(({ status }) => status === 200)).toEqual([]);
    expect(pos.asked.length).toBeLessThanOrEqual(5);
    expect((await finalizar(id, 'AB-77')).status).toBe(409);
    await suporte.cliente.put(`/suporte/solicitacao/${id}/codigo/dispensar`, { motivo: 'Cliente mostrou o pedido' });
    expect((await finalizar(id)).status).toBe(200);
  });

  it('costs no try while the point of sale does not answer, and support can let it go on', async () => {
    const { id } = await aCaminho();
    pos.answerCodes(503);
    const sem = await finalizar(id, 'AB-77');
    expect(sem).toMatchObject({ status: 409, body: { detail: expect.stringContaining('não respondeu') } });
    expect(pos.asked).toHaveLength(3);
    expect(await tentativas(id)).toBe(0);
    pos.answerCodes(null);
    expect((await finalizar(id, 'AB-77')).status).toBe(200);
  });

  it('of one that goes back to the shop is said at the door, and not again at the counter', async () => {
    const { id } = await aCaminho(true);
    expect((await marcar(id, 'entregue')).body.detail).toContain('código do pedido');
    expect((await marcar(id, 'entregue', 'errado')).status).toBe(400);
    expect((await marcar(id, 'entregue', 'AB-77')).status).toBe(200);
    expect((await finalizar(id)).status).toBe(409);
    expect((await marcar(id, 'devolvido')).status).toBe(200);
    expect((await finalizar(id)).status).toBe(200);
  });
});

describe('what the point of sale said of the order', () => {
  const ler = (id: number, quem = ana) => quem.cliente.get<object>(`/entregador/solicitacao/${id}/pedido`);

  it('is told to whoever carries it, while they do', async () => {
    const { id } = await aCaminho();
    expect((await ler(id)).body).toMatchObject({
      canal: 'Sistema Sabor',
      numero_pedido: '96B4',
      cliente: 'Ana Souza',
      telefone: '+5544999990000',
      codigo_coleta: '4821',
      itens: [],
    });
    expect((await ler(id, await api.novo.entregador())).status).toBe(403);
    expect((await ler(999_999)).status).toBe(404);
    await finalizar(id, 'AB-77');
    expect((await ler(id)).status).toBe(409);
  });

  it('is nothing of a request that no system sent', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    expect((await ler(id)).status).toBe(404);
  });
});
