import { allHeard } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { sentBy } from '@corre/testing/harness/sent-statements.ts';
import { ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let bia: SignedIn;
beforeAll(async () => {
  api = await startApi({ ...NO_LOOKS, ALCANCE_SEGUNDOS: '60', OFERTA_SEGUNDOS: '60' });
  loja = await api.novo.comercio();
  [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana, bia);
  await allHeard(api.orm.em.fork());
});
afterAll(() => api.close());

const verificar = (id: number | string) => `/entregador/${id}/verificar-entrega-disponivel`;

/** Repeats the request until memory alone answers it. */
async function known(path: string): Promise<void> {
  await expect.poll(async () => (await sentBy(() => ana.cliente.get(path))).length, { timeout: 60_000 }).toBe(0);
}

// [papeis]
describe('a poll that memory could answer', () => {
  it('is refused to whoever it is not about, and to nobody', async () => {
    await known(verificar(ana.id));
    expect((await bia.cliente.get(verificar(ana.id))).status).toBe(403);
    expect((await loja.cliente.get(verificar(ana.id))).status).toBe(403);
    expect((await fetch(`${api.base}/api${verificar(ana.id)}`)).status).toBe(401);
    expect((await ana.cliente.get(verificar(bia.id))).status).toBe(403);
    expect((await ana.cliente.get(verificar(`0${ana.id}`))).status).toBe(200);
    expect((await ana.cliente.get(verificar('9'.repeat(10)))).status).not.toBe(200);
  });

  it('is answered by nobody but its key where it brings one', async () => {
    await known(verificar(ana.id));
    const cookie = ana.cliente.cookie ?? '';
    const answer = await fetch(`${api.base}/api${verificar(ana.id)}`, {
      headers: { cookie, authorization: `Bearer corre_${'a'.repeat(43)}` },
    });
    expect(answer.status).toBe(401);
  });

  it('counts for the brakes', async () => {
    const slow = await startApi({ CHAMADAS_POR_SEGUNDO: '2', ALCANCE_SEGUNDOS: '60' });
    const eva = await slow.novo.entregador();
    await ficarOnline(eva);
    const answers = await Promise.all(Array.from({ length: 60 }, () => eva.cliente.get(verificar(eva.id))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    await slow.close();
  });
});

// [fila-numeros]
describe('the queue in numbers', () => {
  const numbers = async () => (await ana.cliente.get<object>('/entregador/status-fila')).body;

  it('needs no statement while nothing moves, and follows what does', async () => {
    await known(verificar(ana.id));
    await known('/entregador/status-fila');
    expect(await numbers()).toMatchObject({ online: 2, posicao_fila: 1, total_fila: 0 });
    await bia.cliente.put(`/entregador/${bia.id}/status-online`, { online: false });
    expect(await numbers()).toMatchObject({ online: 1 });
    const [id] = await pedir(loja);
    expect(await numbers()).toMatchObject({ total_fila: 1, reservadas: 1 });
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect(await numbers()).toMatchObject({ total_fila: 0, reservadas: 0 });
  });
});
