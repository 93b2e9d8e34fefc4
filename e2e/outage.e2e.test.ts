import { Client } from '@corre/testing/harness/client.ts';
import { openRelay } from '@corre/testing/neighbours/relay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, launchBrowser, phone } from './harness.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

const SHOP = 'Açaí & Cia';
const PATH = `/comercio/${encodeURIComponent(SHOP)}`;

let first: ProductProcess;
let second: ProductProcess | undefined;

beforeAll(async () => {
  first = await startProductProcess({ SEED: 'demo' });
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

interface Offer {
  proxima_entrega: { id: number } | null;
}

/** Signs in at one process. The cookie is valid at every process of the same database. */
async function signIn(baseUrl: string, usuario: string): Promise<{ cliente: Client; id: number }> {
  const cliente = new Client(baseUrl);
  const { body } = await cliente.post<{ user_id: number }>('/login', { usuario, senha: 'demo1234' });
  return { cliente, id: body.user_id };
}

describe('a process killed with -9 in the middle of a delivery', () => {
  it('loses nothing: another process goes on where it stood, and the money is right', async () => {
    const shop = new Client(first.baseUrl);
    await shop.post('/login/comercio', { usuario: SHOP, senha: 'demo1234' });
    const { cliente: courier, id } = await signIn(first.baseUrl, 'joao');
    const before = await courier.get<{ total_valor: number; total_entregas: number }>(`/entregas/semana-atual/${id}`);
    await courier.put(`/entregador/${id}/status-online`, { online: true });
    await shop.post(`${PATH}/solicitar-entrega`, { endereco: 'Av. Colombo, 5790', valor_estimado: 17.35 });
    const offer = await courier.get<Offer>(`/entregador/${id}/proxima-entrega`);
    const request = offer.body.proxima_entrega?.id;
    expect((await courier.put(`/entregador/${id}/aceitar-solicitacao/${request}`)).status).toBe(200);
    await shop.post(`${PATH}/enviar-mensagem`, { entrega_id: request, mensagem: 'Bloco B' });
    // The process dies during the next step. With its key, the step can be repeated whether it was acknowledged or not.
    const key = { 'idempotency-key': crypto.randomUUID() };
    const inFlight = courier
      .put(`/entregador/solicitacao/${request}/status`, { novo_status: 'em_retirada' }, key)
      .catch(() => undefined);
    await first.kill9();
    await inFlight;

    second = await first.startAnother();
    const again = new Client(second.baseUrl, courier.cookie);
    expect((await again.get(`/entregador/${id}/status`)).body).toMatchObject({ is_online: true });
    for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
      const headers = novo_status === 'em_retirada' ? key : {};
      const step = await again.put(`/entregador/solicitacao/${request}/status`, { novo_status }, headers);
      expect(step).toMatchObject({ status: 200, body: { status: novo_status } });
    }
    expect((await again.get(`/entregador/${id}/mensagens/${request}`)).body).toMatchObject({
      mensagens: [{ mensagem: 'Bloco B' }],
    });
    const after = await again.get<typeof before.body>(`/entregas/semana-atual/${id}`);
    expect(after.body.total_entregas).toBe(before.body.total_entregas + 1);
    expect(after.body.total_valor).toBeCloseTo(before.body.total_valor + 17.35, 2);
    await again.put(`/entregador/${id}/status-online`, { online: false });
  });

  it('lets its offer lapse and pass on at once all the same', async () => {
    const maker = second ?? first;
    const third = await maker.startAnother({ OFERTA_SEGUNDOS: '2' });
    const [maria, pedro] = [await signIn(third.baseUrl, 'maria'), await signIn(third.baseUrl, 'pedro')];
    const watcher = new Client(maker.baseUrl, pedro.cliente.cookie);
    for (const { cliente, id } of [maria, pedro])
      await cliente.put(`/entregador/${id}/status-online`, { online: true });
    const shop = new Client(third.baseUrl);
    await shop.post('/login/comercio', { usuario: SHOP, senha: 'demo1234' });
    await shop.post(`${PATH}/solicitar-entrega`, { endereco: 'Av. Tiradentes, 610', valor_estimado: 9 });
    const offer = await maria.cliente.get<Offer>(`/entregador/${maria.id}/proxima-entrega`);
    expect(offer.body.proxima_entrega).not.toBeNull();
    await third.kill9();
    const passedOn = async () =>
      (await watcher.get<{ has_delivery: boolean }>(`/entregador/${pedro.id}/verificar-entrega-disponivel`)).body
        .has_delivery;
    await expect.poll(passedOn).toBe(true);
  });
});

describe('a database that vanishes without a word', () => {
  it('is said in the panel, which keeps its data and goes on when the database is back', async () => {
    const database = new URL(first.databaseUrl);
    const relay = await openRelay(Number(database.port));
    database.port = String(relay.port);
    const behind = await (second ?? first).startAnother({ DATABASE_URL: database.href });
    const browser = await launchBrowser();
    const page = await (await browser.newContext({ ...phone, baseURL: behind.baseUrl })).newPage();
    await page.request.post('/api/login', { data: { usuario: 'ana', senha: 'demo1234' } });
    await page.goto('/dashboard');
    await page.getByText('A receber nesta semana').waitFor();
    relay.silence();
    const strip = page.getByRole('status').filter({ hasText: 'Servidor voltando' });
    await strip.waitFor();
    expect(await page.getByText('A receber nesta semana').isVisible()).toBe(true);
    await relay.heal();
    await strip.waitFor({ state: 'detached' });
    await closeContexts(browser);
    await behind.stop();
    await relay.close();
  });
});
