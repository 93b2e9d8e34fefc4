import type { SignedIn } from '@corre/testing/harness/builders.ts';
import type { Answer } from '@corre/testing/harness/client.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
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
const atribuicao = (de: SignedIn, solicitacao_id: number, entregador_id: number, force_assign: boolean) => () =>
  de.cliente.put('/suporte/atribuir-entrega', { solicitacao_id, entregador_id, force_assign });

async function conferirUmDono(id: number, ids: number[], respostas: Answer<unknown>[]): Promise<number> {
  expect(countStatus(respostas, 200)).toBe(1);
  const vencedor = respostas.findIndex(({ status }) => status === 200);
  const [linha] = await race.rows('select status, entregador_id from solicitacao where id = ?', id);
  expect(linha).toEqual({ status: 'aceita', entregador_id: ids[vencedor] });
  expect(
    await race.count(
      `select count(*)::int as total from solicitacao_historico where solicitacao_id = ? and status = 'aceita'`,
      id,
    ),
  ).toBe(1);
  expect(await quebras(race.api.orm.em.fork())).toEqual([]);
  return vencedor;
}

// [atribuir]
describe('support assigns what a courier is accepting', () => {
  it.each([
    ['to free couriers', false],
    ['to busy ones, by force', true],
  ])('%s: one has it, the others hear why not', async (_, force) => {
    const vitorias = [0, 0, 0];
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const [ana, beto, caio] = await race.entregadores(3);
      if (!ana || !beto || !caio) throw new Error('unreachable');
      if (force) {
        for (const ocupado of [beto, caio]) {
          await ficarOnline(ocupado);
          const [dele] = await pedir(loja);
          await ofertaDe(ocupado);
          await aceitar(ocupado, dele);
        }
      }
      await ficarOnline(ana, beto, caio);
      const [id] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);

      const [cedo, tarde] = delaysOfRound(vez);
      const respostas = await startTogether(
        [
          aceite(race.via(ana, vez), id),
          atribuicao(race.via(suporte, vez + 1), id, beto.id, force),
          atribuicao(race.via(suporte, vez + 2), id, caio.id, force),
        ],
        [cedo, tarde, tarde],
      );
      const vencedor = await conferirUmDono(id, [ana.id, beto.id, caio.id], respostas);
      vitorias[vencedor] = (vitorias[vencedor] ?? 0) + 1;
      const [doAceite, ...doSuporte] = respostas;
      if (vencedor !== 0) {
        expect([doAceite?.status, doAceite?.body.detail]).toEqual([400, 'Solicitação não disponível']);
      }
      for (const negada of doSuporte.filter(({ status }) => status !== 200)) {
        expect(negada.status).toBe(409);
        expect(negada.body.detail).toMatch(/^Só solicitações em Aguardando podem ser atribuídas; esta está em /);
      }
      await race.empty();
    }
    const [dela = 0, ...deles] = vitorias;
    expect(Math.min(dela, Math.max(...deles)), JSON.stringify(vitorias)).toBeGreaterThan(0);
  });

  it('never gives a courier two requests without force, though they accept one while support assigns the other', async () => {
    const [ana, bia] = await race.entregadores(2);
    if (!ana || !bia) throw new Error('unreachable');
    for (let vez = 0; vez < RODADAS; vez += 1) {
      await ficarOnline(ana, bia);
      const [oferecida] = await pedir(loja);
      const [outra] = await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(oferecida);

      const [cedo, tarde] = delaysOfRound(vez);
      const [aceita, atribuida] = await startTogether(
        [aceite(race.via(ana, vez), oferecida), atribuicao(race.via(suporte, vez + 1), outra, ana.id, false)],
        [cedo, tarde],
      );
      expect([aceita?.status, atribuida?.status].toSorted()).toSatisfy(
        ([um, dois]) => um === 200 && (dois === 400 || dois === 409),
      );
      if (atribuida?.status !== 200) expect(atribuida?.body.detail).toContain('está ocupado');
      const abertas = await race
        .db()
        .selectFrom('solicitacao')
        .select('id')
        .where('entregador_id', '=', ana.id)
        .where('status', '=', 'aceita')
        .execute();
      expect(abertas).toEqual([{ id: aceita?.status === 200 ? oferecida : outra }]);
      expect(await quebras(race.api.orm.em.fork())).toEqual([]);
      await race.empty();
    }
  });
});
