import { sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 40;
/**
 * Milliseconds before the deadline when the answers are sent. The first round starts with this value. A lapse increases
 * it, and an answer in time decreases it.
 */
const FALTA_MS = 25;
const PASSO_MS = 4;

/**
 * Returns how much time the next round leaves: less after an answer in time, more after a late one. The step doubles
 * while the outcome stays the same, so that rounds meet the deadline on a busy machine too.
 */
function tempoQueFalta() {
  let falta = FALTA_MS;
  let passo = PASSO_MS;
  let antes: boolean | undefined;
  return {
    get ms() {
      return falta;
    },
    note(noPrazo: boolean): void {
      passo = noPrazo === antes ? passo * 2 : PASSO_MS;
      antes = noPrazo;
      falta = Math.min(5_000, Math.max(0, falta + (noPrazo ? -passo : passo)));
    },
  };
}

let race: Race;
let loja: SignedIn;

beforeAll(async () => {
  race = await startRace(4, { VARREDURA_SEGUNDOS: '0.1' });
  loja = await race.api.novo.comercio();
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

const contadoresDe = ({ id }: SignedIn) =>
  race
    .db()
    .selectFrom('fila_entregador')
    .select(['recusas_consecutivas', 'expiradas_consecutivas', 'nao_entregues_consecutivas'])
    .where('entregador_id', '=', id)
    .executeTakeFirst();
/** Moves the clock so that the offer has about this many milliseconds left. A negative value means after its end. */
async function deixarFaltando(quem: SignedIn, ms: number): Promise<void> {
  const { resta } = await race
    .db()
    .selectFrom('oferta')
    .select(sql<number>`extract(epoch from expira_em - agora())::float8`.as('resta'))
    .where('entregador_id', '=', quem.id)
    .where('resultado', 'is', null)
    .executeTakeFirstOrThrow();
  await advanceTime(race.api.url, resta - ms / 1000);
}

// [oferta-prazo]
describe('an answer at the very instant of the deadline', () => {
  it('is a refusal or a lapse, counted once, though every process looks at that moment', async () => {
    const falta = tempoQueFalta();
    const vistos = { recusada: 0, expirada: 0 };
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const [ana, bia] = await race.entregadores(2);
      if (!ana || !bia) throw new Error('unreachable');
      await ficarOnline(ana);
      const [id] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);
      await ficarOnline(bia);
      await deixarFaltando(ana, falta.ms);
      const [outra, ...recusas] = await startTogether(
        [
          () => race.via(bia, vez).cliente.get(`/entregador/${bia.id}/proxima-entrega`),
          ...[0, 1, 2, 3].map((i) => () => race.via(ana, vez + i).cliente.put(`/entregador/${ana.id}/recusar-entrega`)),
        ],
        [0, 0, 2, 4, 6],
      );
      expect(outra?.status).toBe(200);
      const recusou = countStatus(recusas, 200) > 0;
      falta.note(recusou);
      vistos[recusou ? 'recusada' : 'expirada'] += 1;
      // One answer was in time, and each repetition gets the same result.
      expect([countStatus(recusas, 200), countStatus(recusas, 400)]).toEqual(recusou ? [4, 0] : [0, 4]);
      expect(new Set(recusas.map(({ body }) => JSON.stringify({ ...body, request_id: '' }))).size).toBe(1);
      if (!recusou) for (const { body } of recusas) expect(body.detail).toContain('expirada');
      // A rejected answer writes nothing. The next poll records the lapse and gets the offer.
      expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
      expect(await contadoresDe(ana)).toEqual({
        recusas_consecutivas: recusou ? 1 : 0,
        expiradas_consecutivas: recusou ? 0 : 1,
        nao_entregues_consecutivas: 0,
      });
      expect(await race.rows('select resultado from oferta where entregador_id = ?', ana.id)).toEqual([
        { resultado: recusou ? 'recusada' : 'expirada' },
      ]);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
      await race.empty();
    }
    expect(Math.min(vistos.recusada, vistos.expirada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });

  // [oferta-aceite]
  it('is an acceptance in time or a 400 with "expirada": the route has one holder, or waits for the next courier', async () => {
    const falta = tempoQueFalta();
    const vistos = { aceita: 0, expirada: 0 };
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const [ana, bia] = await race.entregadores(2);
      if (!ana || !bia) throw new Error('unreachable');
      await ficarOnline(ana, bia);
      const [id] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);
      await deixarFaltando(ana, falta.ms);
      const aceites = await startTogether(
        [0, 1, 2, 3].map(
          (i) => () => race.via(ana, vez + i).cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`),
        ),
        [0, 2, 4, 6],
      );
      const aceitou = countStatus(aceites, 200) > 0;
      falta.note(aceitou);
      vistos[aceitou ? 'aceita' : 'expirada'] += 1;
      expect(countStatus(aceites, aceitou ? 200 : 400)).toBe(4);
      if (!aceitou) for (const { body } of aceites) expect(body.detail).toContain('expirada');
      expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(aceitou ? undefined : id);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
      await race.empty();
    }
    expect(Math.min(vistos.aceita, vistos.expirada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });
});
