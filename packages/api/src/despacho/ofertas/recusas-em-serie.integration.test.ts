import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RECUSADOS = 205;
const LOJAS = 5;
/** The highest limit of refusals in a row. Support resets the count before it is reached. */
const LIMITE = 100;

let api: TestApi;
let ana: SignedIn;
let suporte: SignedIn;
let pedidos: number[];

beforeAll(async () => {
  // Refused requests are not offered again for a day. Any number of open requests per shop is allowed.
  api = await startApi({
    RECUSAS_PARA_SUSPENDER: String(LIMITE),
    PAUSA_RECUSA_SEGUNDOS: '86400',
    ABERTAS_POR_LOJA: '10000',
  });
  ana = await api.novo.entregador();
  suporte = await api.novo.funcionario('suporte');
  const lojas = await Promise.all(Array.from({ length: LOJAS }, () => api.novo.comercio()));
  pedidos = [];
  for (let vez = 0; vez <= RECUSADOS; vez += 1) {
    const loja = lojas[vez % LOJAS];
    if (loja) pedidos.push(...(await pedir(loja)));
  }
});
afterAll(() => api.close());

async function recusar(solicitacao_id: number): Promise<void> {
  const { status, body } = await ana.cliente.put(`/entregador/${ana.id}/recusar-entrega`, { solicitacao_id });
  expect(status, JSON.stringify(body)).toBe(200);
}

// [recusa]
describe('one courier, and more waiting requests than they have refused', () => {
  it('is offered the 206th after refusing 205, each of them once and in order', async () => {
    await ficarOnline(ana);
    const vistos: (number | undefined)[] = [];
    for (let vez = 0; vez < RECUSADOS; vez += 1) {
      if (vez % (LIMITE - 1) === LIMITE - 2) await suporte.cliente.put(`/suporte/resetar-recusas/${ana.id}`);
      const visto = (await ofertaDe(ana)).proxima_entrega?.id;
      vistos.push(visto);
      // Without an offer, the assertion below shows after how many refusals.
      if (visto === undefined) break;
      await recusar(visto);
    }
    expect(vistos).toEqual(pedidos.slice(0, RECUSADOS));
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(pedidos[RECUSADOS]);
  });
});
