import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 24;

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  race = await startRace(4);
  loja = await race.api.novo.comercio();
  suporte = await race.api.novo.funcionario('suporte');
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

const aceite = (quem: SignedIn, id: number) => () =>
  quem.cliente.put(`/entregador/${quem.id}/aceitar-solicitacao/${id}`);
const suspensao = (de: SignedIn, entregador_id: number) => () =>
  de.cliente.put('/suporte/suspender-entregador', { entregador_id, motivo: 'Corrida', duracao_horas: 1 });
const solicitacao = (id: number) =>
  race.db().selectFrom('solicitacao').select(['status', 'entregador_id']).where('id', '=', id).executeTakeFirst();
const resultadoDe = async (quem: SignedIn, id: number) => {
  const oferta = await race
    .db()
    .selectFrom('oferta as o')
    .innerJoin('solicitacao as s', 's.rota_id', 'o.rota_id')
    .select('o.resultado')
    .where('o.entregador_id', '=', quem.id)
    .where('s.id', '=', id)
    .executeTakeFirst();
  return oferta?.resultado;
};

// [suspensao]
describe('support suspends a courier who is accepting', () => {
  it('leaves them with the route, or without offer and with a 400; never both, never a route of nobody', async () => {
    const vistos = { aceita: 0, retirada: 0 };
    const [ana, bia] = await race.entregadores(2);
    if (!ana || !bia) throw new Error('unreachable');
    for (let vez = 0; vez < RODADAS; vez += 1) {
      await ficarOnline(ana);
      const [id] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);

      const [cedo, tarde] = delaysOfRound(vez);
      const [suspensa, ...aceites] = await startTogether(
        [suspensao(race.via(suporte, vez), ana.id), ...[1, 2, 3].map((i) => aceite(race.via(ana, vez + i), id))],
        [tarde, cedo, cedo, cedo],
      );
      expect(suspensa?.status).toBe(200);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);

      const aceitou = aceites[0]?.status === 200;
      vistos[aceitou ? 'aceita' : 'retirada'] += 1;
      expect(countStatus(aceites, aceitou ? 200 : 400)).toBe(3);
      expect(await resultadoDe(ana, id)).toBe(aceitou ? 'aceita' : 'retirada');
      expect(await solicitacao(id)).toEqual(
        aceitou ? { status: 'aceita', entregador_id: ana.id } : { status: 'aguardando', entregador_id: null },
      );
      expect(
        await race.rows(
          `select o.id from oferta o join suspensao s using (entregador_id)
            where o.resultado = 'aceita' and s.data_remocao is null and o.respondida_em > s.data_suspensao`,
        ),
      ).toEqual([]);
      if (aceitou) await carregarSuspensa(ana, id);
      else await outraRecebe(bia, id);
      expect((await suporte.cliente.put(`/suporte/remover-suspensao/${ana.id}`)).status).toBe(200);
      await race.empty();
    }
    expect(Math.min(vistos.aceita, vistos.retirada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });

  it('suspends once, however many of the staff press at once', async () => {
    const [ana] = await race.entregadores(1);
    if (!ana) throw new Error('unreachable');
    for (let vez = 0; vez < 10; vez += 1) {
      await ficarOnline(ana);
      const respostas = await startTogether(
        Array.from({ length: 6 }, (_, i) => suspensao(race.via(suporte, i), ana.id)),
      );
      expect([countStatus(respostas, 200), countStatus(respostas, 409)]).toEqual([1, 5]);
      const remocoes = await startTogether(
        Array.from(
          { length: 6 },
          (_, i) => () => race.via(suporte, i).cliente.put(`/suporte/remover-suspensao/${ana.id}`),
        ),
      );
      expect([countStatus(remocoes, 200), countStatus(remocoes, 409)]).toEqual([1, 5]);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
    }
  });
});

/** Checks that a suspended courier can finish the delivery that they have. */
async function carregarSuspensa(ana: SignedIn, id: number): Promise<void> {
  for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
    expect((await ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status })).status).toBe(200);
  }
  expect(await solicitacao(id)).toEqual({ status: 'finalizada', entregador_id: ana.id });
}

/** Checks that the next courier gets the withdrawn route at once. */
async function outraRecebe(bia: SignedIn, id: number): Promise<void> {
  await ficarOnline(bia);
  expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
}
