import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createVault } from '@corre/api/base/vault.ts';
import { MENSAGENS_DO_WEBHOOK, type TipoDeMensagem } from '@corre/contract/integracoes/webhook-contrato.ts';
import { initOrm } from '@corre/db/orm.ts';
import { advanceTime, createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders, type SignedIn } from '@corre/testing/harness/builders.ts';
import { comChave, criarChave } from '@corre/testing/harness/keys.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Mensagem {
  type: TipoDeMensagem;
  data: { id: number; sequencia: number; status: string; entregador_nome: string | null; [campo: string]: unknown };
}
interface Chegada {
  raw: string;
  headers: Record<string, string>;
}

const ESCOPOS = ['solicitacoes:ler', 'solicitacoes:criar', 'webhooks:ler', 'webhooks:escrever'];
const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5, referencia_externa: 'venda-1' };
const INTEIRO = ['criada', 'aceita', 'em_retirada', 'em_entrega', 'finalizada'];

let api: TestApi;
let receptor: Server;
let base: string;
const chegadas = new Map<string, Chegada[]>();

beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true', ABERTAS_POR_LOJA: '3' });
  receptor = createServer(async (req, res) => {
    const chegada = { raw: await text(req), headers: req.headers as Record<string, string> };
    if (!chegada.raw.includes('"ping"')) {
      const caminho = req.url ?? '';
      chegadas.set(caminho, [...(chegadas.get(caminho) ?? []), chegada]);
    }
    res.writeHead(204).end();
  });
  await new Promise<void>((pronto) => receptor.listen(0, '127.0.0.1', pronto));
  base = `http://127.0.0.1:${(receptor.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await api.close();
  receptor.closeAllConnections();
  receptor.close();
});

const lidas = (caminho: string) => (chegadas.get(caminho) ?? []).map(({ raw }): Mensagem => JSON.parse(raw));
const passos = (caminho: string) => lidas(caminho).map(({ type }) => type.replace('solicitacao.', ''));
const caminhoDe = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;

/** A point of sale with a test key and a registered webhook. */
async function caixa(loja: SignedIn, caminho: string) {
  const { chave } = await criarChave(loja, { ambiente: 'teste', escopos: ESCOPOS });
  const { cliente } = loja;
  const comEla = (mais: Record<string, string> = {}) => ({ ...comChave(chave), ...mais });
  const { status, body } = await cliente.post<{ client_secret: string }>(
    `${caminhoDe(loja)}/integracoes`,
    { nome: 'Caixa', tipo: 'webhook', ambiente: 'teste', url_eventos: `${base}${caminho}` },
    comEla(),
  );
  expect(status).toBe(200);
  return {
    segredo: body.client_secret,
    pedir: (mais: object = {}, cabecalhos: Record<string, string> = {}) =>
      cliente.post<{ solicitacao_ids: number[]; teste: boolean; codigo: string }>(
        `${caminhoDe(loja)}/solicitar-entrega`,
        { ...PEDIDO, ...mais },
        comEla(cabecalhos),
      ),
  };
}
const daqui = (segundos: number) => advanceTime(api.url, segundos);

describe('a request of a test key', () => {
  // [chave-de-teste]
  it('walks to its end before the test webhooks, in the shapes of real news, and leaves no request', async () => {
    const loja = await api.novo.comercio();
    const { segredo, pedir } = await caixa(loja, '/inteiro');
    const { status, body } = await pedir();
    expect([status, body.teste]).toEqual([200, true]);
    await expect.poll(() => passos('/inteiro'), { timeout: 60_000 }).toEqual(['criada']);
    await daqui(20);
    await expect.poll(() => passos('/inteiro'), { timeout: 60_000 }).toEqual(INTEIRO.slice(0, 3));
    await daqui(41);
    await expect.poll(() => passos('/inteiro'), { timeout: 60_000 }).toEqual(INTEIRO);
    for (const [i, { raw, headers }] of (chegadas.get('/inteiro') ?? []).entries()) {
      const mensagem = new Webhook(segredo).verify(raw, headers) as Mensagem;
      MENSAGENS_DO_WEBHOOK[mensagem.type].parse(mensagem);
      expect(mensagem.data).toMatchObject({
        id: body.solicitacao_ids[0],
        sequencia: i + 1,
        referencia_externa: 'venda-1',
        rastreio_url: expect.stringContaining('/r/'),
        entregador_nome: i === 0 ? null : 'Entregador de Teste',
      });
    }
    const db = api.orm.em.fork().getKysely();
    for (const tabela of ['solicitacao', 'rota', 'endereco_conhecido'] as const)
      expect(await db.selectFrom(tabela).select('id').where('comercio_id', '=', loja.id).execute()).toEqual([]);
    expect((await loja.cliente.get(`${caminhoDe(loja)}/solicitacoes`)).body).toEqual([]);
  });

  it('ends as the name of its recipient says, each stop of a route for itself', async () => {
    const loja = await api.novo.comercio();
    const { pedir } = await caixa(loja, '/finais');
    const parada = (destinatario_nome: string, referencia_externa: string) => ({
      ...PEDIDO,
      destinatario_nome,
      referencia_externa,
    });
    const { body } = await pedir({
      destinatario_nome: 'Cancelar',
      multiplas_entregas: [parada('Ana PROBLEMA', 'venda-2'), parada('REJEITAR', 'venda-3')],
    });
    await daqui(61);
    await expect.poll(() => passos('/finais').length, { timeout: 60_000 }).toBe(11);
    const dela = (i: number) =>
      lidas('/finais')
        .filter(({ data }) => data.id === body.solicitacao_ids[i])
        .map(({ type }) => type.replace('solicitacao.', ''));
    expect(dela(0)).toEqual(['criada', 'aceita', 'em_retirada', 'cancelada']);
    expect(dela(1)).toEqual([...INTEIRO.slice(0, 4), 'problema', 'finalizada']);
    expect(dela(2)).toEqual(['criada']);
    for (const mensagem of lidas('/finais')) MENSAGENS_DO_WEBHOOK[mensagem.type].parse(mensagem);
  });

  it('tells the code of the door before its end, where the stop has one', async () => {
    const { pedir } = await caixa(await api.novo.comercio(), '/codigo');
    await pedir({ exige_codigo: true });
    await daqui(61);
    await expect.poll(() => passos('/codigo').slice(-2), { timeout: 60_000 }).toEqual(['codigo', 'finalizada']);
  });

  it('walks once for an Idempotency-Key, and not at all when it repeats a real request', async () => {
    const loja = await api.novo.comercio();
    const { pedir } = await caixa(loja, '/uma-vez');
    const [um, outro] = [
      await pedir({}, { 'idempotency-key': 'venda-1' }),
      await pedir({}, { 'idempotency-key': 'venda-1' }),
    ];
    expect(outro.body).toEqual(um.body);
    const real = { ...PEDIDO, referencia_externa: 'venda-9' };
    const { body } = await loja.cliente.post<{ solicitacao_ids: number[] }>(
      `${caminhoDe(loja)}/solicitar-entrega`,
      real,
    );
    expect((await pedir(real)).body.solicitacao_ids).toEqual(body.solicitacao_ids);
    await daqui(61);
    await expect.poll(() => passos('/uma-vez'), { timeout: 60_000 }).toEqual(INTEIRO);
    const db = api.orm.em.fork().getKysely();
    const fluxos = await db
      .selectFrom('fluxo_externo as f')
      .innerJoin('integracao as i', 'i.id', 'f.integracao_id')
      .select('f.id')
      .where('i.comercio_id', '=', loja.id)
      .execute();
    expect(fluxos).toHaveLength(1);
  });

  it('is refused while as many walk as a shop may have open requests', async () => {
    const { pedir } = await caixa(await api.novo.comercio(), '/muitos');
    for (const referencia_externa of ['a', 'b', 'c']) expect((await pedir({ referencia_externa })).status).toBe(200);
    expect(await pedir({ referencia_externa: 'd' })).toMatchObject({ status: 409, body: { codigo: 'LOJA_LOTADA' } });
    await daqui(61);
    await expect.poll(() => passos('/muitos').length, { timeout: 60_000 }).toBe(15);
    expect((await pedir({ referencia_externa: 'd' })).status).toBe(200);
  });
});

it('a walk goes on after its process was killed', async () => {
  const CHAVE = '0'.repeat(64);
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'corre-ensaio-'));
  const orm = await initOrm({ url: database.url, poolMax: 3 });
  const start = () =>
    startProcess({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      CHAVE_DADOS: CHAVE,
      OD_REDE_LOCAL: 'true',
      ADMIN_PASSWORD: 'senha-do-admin',
    });
  const first = await start();
  const loja = await createBuilders(orm, createVault(CHAVE), first.base).comercio();
  const { pedir } = await caixa(loja, '/morto');
  await pedir();
  await expect.poll(() => passos('/morto'), { timeout: 60_000 }).toEqual(['criada']);
  await first.kill();
  await advanceTime(database.url, 61);
  const second = await start();
  await expect.poll(() => [...new Set(passos('/morto'))], { timeout: 60_000 }).toEqual(INTEIRO);
  await second.stop();
  await orm.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
