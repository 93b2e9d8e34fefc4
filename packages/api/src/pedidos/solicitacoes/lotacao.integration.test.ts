import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, type Race, startRace, startTogether, whileBusy } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const LIMITE = 5;
const PEDIDO = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5 };
const parada = (numero: number) => ({ endereco: `Av. Brasil, ${numero}`, valor_estimado: 8 });

let race: Race;
let loja: SignedIn;

beforeAll(async () => {
  race = await startRace(3, { ABERTAS_POR_LOJA: String(LIMITE) });
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  loja = await race.api.novo.comercio();
});

const pedido = (quem: SignedIn, corpo: Record<string, unknown> = {}, chave?: string) =>
  quem.cliente.post<{ detail?: string; solicitacao_ids?: number[] }>(
    `/comercio/${encodeURIComponent(quem.nome)}/solicitar-entrega`,
    { ...PEDIDO, ...corpo },
    chave ? { 'idempotency-key': chave } : {},
  );
const cancelar = (id: number, quem = loja) =>
  quem.cliente.put<{ detail?: string }>(`/comercio/solicitacao/${id}/cancelar`);
const abertas = () =>
  race.count(
    `select count(*)::int as total from solicitacao where comercio_id = ? and status not in ('finalizada', 'cancelada')`,
    loja.id,
  );
const tudo = () =>
  race.rows(
    `select (select count(*) from rota)::int as rotas, (select count(*) from solicitacao)::int as pedidos,
            (select count(*) from solicitacao_historico)::int as passos`,
  );

// [abertas-por-loja]
describe('a shop with as many open requests as it may have', () => {
  it('is refused one more with a sentence, and nothing changes', async () => {
    for (let i = 0; i < LIMITE; i += 1) await pedir(loja);
    const antes = await tudo();
    const recusada = await pedido(loja);
    expect(recusada.status).toBe(409);
    expect(recusada.body.detail).toBe(
      'Sua loja tem 5 entregas em aberto, e o máximo é 5. Espere uma terminar ou cancele uma que não precisa mais.',
    );
    expect(await tudo()).toEqual(antes);
  });

  it('counts each stop of a route, and takes a route whole or not at all', async () => {
    await pedir(loja, { multiplas_entregas: [parada(1), parada(2)] });
    const antes = await tudo();
    const rota = await pedido(loja, { multiplas_entregas: [parada(3), parada(4)] });
    expect([rota.status, rota.body.detail]).toEqual([
      409,
      'Sua loja tem 3 entregas em aberto, e o máximo é 5. Esta rota tem 3 e só cabem 2. Espere uma terminar ou cancele uma que não precisa mais.',
    ]);
    expect(await tudo()).toEqual(antes);
    expect((await pedido(loja, { multiplas_entregas: [parada(3)] })).status).toBe(200);
  });

  it('may ask again once one is over, and another shop always could', async () => {
    const ids = await Promise.all(Array.from({ length: LIMITE }, () => pedir(loja)));
    expect((await pedido(loja)).status).toBe(409);
    expect((await pedido(await race.api.novo.comercio())).status).toBe(200);
    await cancelar(ids[0]?.[0] ?? 0);
    expect((await pedido(loja)).status).toBe(200);
    expect((await pedido(loja)).status).toBe(409);
  });

  it('counts what a courier holds until it is delivered', async () => {
    const ana = await race.api.novo.entregador();
    await ficarOnline(ana);
    const [primeira] = await pedir(loja);
    await ofertaDe(ana);
    await aceitar(ana, primeira);
    for (let i = 1; i < LIMITE; i += 1) await pedir(loja);
    expect((await pedido(loja)).status).toBe(409);
    await avancar(ana, primeira, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await pedido(loja)).status).toBe(200);
  });

  it('hears of a repeated request what it heard the first time', async () => {
    const chave = crypto.randomUUID();
    const primeira = await pedido(loja, {}, chave);
    for (let i = 1; i < LIMITE; i += 1) await pedir(loja);
    expect((await pedido(loja)).status).toBe(409);
    const repetida = await pedido(loja, {}, chave);
    expect([repetida.status, repetida.body]).toEqual([200, primeira.body]);
    expect(await abertas()).toBe(LIMITE);
  });

  it('is never past it, however many ask at once over the processes', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      loja = await race.api.novo.comercio();
      const respostas = await startTogether(
        Array.from({ length: 12 }, (_, i) => () => {
          const quem = race.via(loja, i);
          return whileBusy(() => pedido(quem, i % 3 === 0 ? {} : { urgente: true }));
        }),
      );
      expect([countStatus(respostas, 200), countStatus(respostas, 409)]).toEqual([LIMITE, 12 - LIMITE]);
      expect(await abertas()).toBe(LIMITE);
    }
  });
});
