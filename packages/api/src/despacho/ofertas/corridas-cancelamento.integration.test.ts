import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 24;
const PARADAS = [
  { endereco: 'Av. Brasil, 1200', valor_estimado: 8 },
  { endereco: 'Av. Cerro Azul, 1447', valor_estimado: 11 },
];

let race: Race;
let loja: SignedIn;

beforeAll(async () => {
  race = await startRace(4);
  loja = await race.api.novo.comercio();
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

interface Aceite {
  detail?: string;
  solicitacao_ids?: number[];
}
const aceiteDaRota = (quem: SignedIn, solicitacao_ids: number[]) => () =>
  quem.cliente.put<Aceite>(`/entregador/${quem.id}/aceitar-rota`, { solicitacao_ids });
const cancelamento = (quem: SignedIn, id: number) => () =>
  quem.cliente.put<Aceite>(`/comercio/solicitacao/${id}/cancelar`);
const estados = (ids: number[]) =>
  race
    .db()
    .selectFrom('solicitacao')
    .select(['id', 'status', 'entregador_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
const rotaOferecida = async (ana: SignedIn): Promise<number[]> => {
  const ids = await pedir(loja, { multiplas_entregas: PARADAS });
  expect((await ofertaDe(ana)).rota_completa.map(({ id }) => id)).toEqual(ids);
  return ids;
};

// [cancelar]
describe('a shop cancels in a route that a courier is accepting', () => {
  it('one stop: it is cancelled, the other stops are theirs, and they are told which they got', async () => {
    const recebeu = { tres: 0, duas: 0 };
    const [ana] = await race.entregadores(1);
    if (!ana) throw new Error('unreachable');
    for (let vez = 0; vez < RODADAS; vez += 1) {
      await ficarOnline(ana);
      const ids = await rotaOferecida(ana);
      const cancelada = ids[vez % ids.length] ?? ids[0];
      if (cancelada === undefined) throw new Error('unreachable');
      const [cedo, tarde] = delaysOfRound(vez);
      const [aceite, repetido, ...cancelamentos] = await startTogether(
        [
          aceiteDaRota(race.via(ana, vez), ids),
          aceiteDaRota(race.via(ana, vez + 1), ids),
          cancelamento(race.via(loja, vez + 2), cancelada),
          cancelamento(race.via(loja, vez + 3), cancelada),
        ],
        [cedo, cedo, tarde, tarde],
      );
      expect([aceite?.status, repetido?.status, ...cancelamentos.map((r) => r.status)]).toEqual([200, 200, 200, 200]);
      const restam = ids.filter((id) => id !== cancelada);
      const aceitas = [aceite, repetido].map((r) => r?.body.solicitacao_ids ?? []);
      for (const lista of aceitas) expect([ids, restam]).toContainEqual(lista);
      recebeu[aceitas.some((lista) => lista.length === ids.length) ? 'tres' : 'duas'] += 1;
      for (const { id, status, entregador_id } of await estados(ids)) {
        expect(status).toBe(id === cancelada ? 'cancelada' : 'aceita');
        if (id !== cancelada) expect(entregador_id).toBe(ana.id);
      }
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
      await avancar(ana, restam[0] ?? 0, 'em_retirada', 'em_entrega');
      for (const id of restam) await avancar(ana, id, 'finalizada');
    }
    expect(Math.min(recebeu.tres, recebeu.duas), JSON.stringify(recebeu)).toBeGreaterThan(0);
  });

  it('every stop: all are cancelled, and the courier is free and first for the next request', async () => {
    const [ana, bia] = await race.entregadores(2);
    if (!ana || !bia) throw new Error('unreachable');
    await ficarOnline(ana, bia);
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const ids = await rotaOferecida(ana);
      const [cedo, tarde] = delaysOfRound(vez);
      const [aceite, ...cancelamentos] = await startTogether(
        [aceiteDaRota(race.via(ana, vez), ids), ...ids.map((id, i) => cancelamento(race.via(loja, vez + 1 + i), id))],
        [cedo, tarde, tarde, tarde],
      );
      expect(countStatus(cancelamentos, 200)).toBe(ids.length);
      if (aceite?.status !== 200)
        expect([aceite?.status, aceite?.body.detail]).toEqual([400, 'Solicitação não disponível']);
      expect((await estados(ids)).map(({ status }) => status)).toEqual(ids.map(() => 'cancelada'));
      const [proxima] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(proxima);
      expect((await loja.cliente.put(`/comercio/solicitacao/${proxima}/cancelar`)).status).toBe(200);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
    }
  });
});

// [passos]
describe('a courier finishes, ten times at once, over the processes', () => {
  it('makes one entrega of its value, and answers the same ten times', async () => {
    const [ana] = await race.entregadores(1);
    if (!ana) throw new Error('unreachable');
    for (let vez = 0; vez < RODADAS; vez += 1) {
      await ficarOnline(ana);
      const [id] = await pedir(loja, { valor_estimado: 7 + vez / 100 });
      await ofertaDe(ana);
      expect((await ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`)).status).toBe(200);
      await avancar(ana, id, 'em_retirada', 'em_entrega');
      const respostas = await startTogether(
        Array.from(
          { length: 10 },
          (_, i) => () =>
            race.via(ana, i).cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' }),
        ),
      );
      expect(countStatus(respostas, 200)).toBe(10);
      expect(new Set(respostas.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(
        await race.rows('select valor::float8 as valor, entregador_id from entrega where solicitacao_id = ?', id),
      ).toEqual([{ valor: 7 + vez / 100, entregador_id: ana.id }]);
      expect(
        await race.count(
          `select count(*)::int as total from solicitacao_historico where solicitacao_id = ? and status = 'finalizada'`,
          id,
        ),
      ).toBe(1);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
    }
  });
});
