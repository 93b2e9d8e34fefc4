import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { countStatus, delaysOfRound, type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 20;
const PARADA = { endereco: 'Av. Brasil, 1200', valor_estimado: 8 };

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  race = await startRace(4);
  loja = await race.api.novo.comercio();
  suporte = await race.api.novo.funcionario('suporte');
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  [ana, bia] = [await race.api.novo.entregador(), await race.api.novo.entregador()];
});

interface Resposta {
  solicitacao_ids?: number[];
  detail?: string;
}
const passo = (quem: SignedIn, id: number, novo_status: string) => () =>
  quem.cliente.put<Resposta>(`/entregador/solicitacao/${id}/status`, { novo_status });
const intervencao = (quem: SignedIn, id: number, dado: object) => () =>
  quem.cliente.put<Resposta>(`/suporte/solicitacao/${id}/intervir`, { motivo: 'Sumiu', ...dado });
const conferir = async () => expect(await quebras(race.api.orm.em.fork())).toEqual([]);

/** Creates a route with this many stops, accepted by Ana. */
async function rotaDe(paradas: number): Promise<[number, ...number[]]> {
  await ficarOnline(ana);
  const ids = await pedir(loja, { multiplas_entregas: Array.from({ length: paradas - 1 }, () => PARADA) });
  await aceitar(ana, ids[0]);
  return ids;
}
const noCaminho = async (): Promise<number> => {
  const [id] = await rotaDe(1);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
};

// [passos]
describe('two clients of one courier step two stops of their route at once', () => {
  it('is one step of the whole route: every answer is the same, and each stop took it once', async () => {
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const ids = await rotaDe(3);
      for (const novo_status of ['em_retirada', 'em_entrega']) {
        const respostas = await startTogether(
          ids.flatMap((id, i) => [
            passo(race.via(ana, vez + i), id, novo_status),
            passo(race.via(ana, vez + i + 1), id, novo_status),
          ]),
        );
        expect(respostas.map(({ status, body }) => [status, body.solicitacao_ids])).toEqual(
          respostas.map(() => [200, ids]),
        );
        const instantes = await race.rows(
          `select quando, count(*)::int as total from solicitacao_historico
            where status = ? and solicitacao_id = any(?::int[]) group by 1`,
          novo_status,
          `{${ids.join(',')}}`,
        );
        expect(instantes).toMatchObject([{ total: 3 }]);
      }
      const fins = await startTogether(ids.map((id, i) => passo(race.via(ana, vez + i), id, 'finalizada')));
      expect(fins.map(({ body }) => body.solicitacao_ids)).toEqual(ids.map((id) => [id]));
      await conferir();
    }
  });

  // [cancelar]
  it('while the shop cancels one of them: it is in the bag, or it is cancelled, never both', async () => {
    const vistos = { cancelada: 0, levada: 0 };
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const ids = await rotaDe(3);
      const [esta, outra] = [ids[0], ids[1] ?? 0];
      const [cedo, tarde] = delaysOfRound(vez);
      const [andou, cancelou] = await startTogether(
        [
          passo(race.via(ana, vez), esta, 'em_retirada'),
          () => race.via(loja, vez + 1).cliente.put<Resposta>(`/comercio/solicitacao/${outra}/cancelar`),
        ],
        [cedo, tarde],
      );
      const levada = andou?.body.solicitacao_ids?.includes(outra) ?? false;
      expect([andou?.status, cancelou?.status]).toEqual([200, levada ? 409 : 200]);
      vistos[levada ? 'levada' : 'cancelada'] += 1;
      await conferir();
      await avancar(ana, esta, 'em_entrega');
      for (const id of andou?.body.solicitacao_ids ?? []) await avancar(ana, id, 'finalizada');
    }
    expect(Math.min(vistos.cancelada, vistos.levada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });
});

describe('support intervenes while the courier steps', () => {
  it('handing the delivery over: it is finished by one of them, and paid once to whoever finished it', async () => {
    const vistos = { dela: 0, passada: 0 };
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const id = await noCaminho();
      const [cedo, tarde] = delaysOfRound(vez);
      const [fim, ...passadas] = await startTogether(
        [
          passo(race.via(ana, vez), id, 'finalizada'),
          ...[1, 2].map((i) =>
            intervencao(race.via(suporte, vez + i), id, { acao: 'transferir', entregador_id: bia.id }),
          ),
        ],
        [cedo, tarde, tarde],
      );
      const dela = fim?.status === 200;
      vistos[dela ? 'dela' : 'passada'] += 1;
      expect([fim?.status, ...passadas.map(({ status }) => status)]).toEqual(dela ? [200, 409, 409] : [403, 200, 200]);
      if (!dela) await avancar(bia, id, 'finalizada');
      expect(await race.rows('select entregador_id from entrega where solicitacao_id = ?', id)).toEqual([
        { entregador_id: dela ? ana.id : bia.id },
      ]);
      await conferir();
    }
    expect(Math.min(vistos.dela, vistos.passada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });

  it('cancelling it: it is finished and paid, or cancelled and not', async () => {
    const vistos = { finalizada: 0, cancelada: 0 };
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const id = await noCaminho();
      const [cedo, tarde] = delaysOfRound(vez);
      const [fim, cancelou] = await startTogether(
        [
          passo(race.via(ana, vez), id, 'finalizada'),
          intervencao(race.via(suporte, vez + 1), id, { acao: 'cancelar' }),
        ],
        [cedo, tarde],
      );
      const finalizada = fim?.status === 200;
      vistos[finalizada ? 'finalizada' : 'cancelada'] += 1;
      expect([fim?.status, cancelou?.status]).toEqual(finalizada ? [200, 409] : [409, 200]);
      await conferir();
      // What was cancelled on the road goes back before the next delivery.
      if (!finalizada) await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'devolvido' });
    }
    expect(Math.min(vistos.finalizada, vistos.cancelada), JSON.stringify(vistos)).toBeGreaterThan(0);
  });

  it('finishing it for them: one entrega, whoever was first', async () => {
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const id = await noCaminho();
      const respostas = await startTogether(
        [
          passo(race.via(ana, vez), id, 'finalizada'),
          intervencao(race.via(suporte, vez + 1), id, { acao: 'finalizar' }),
          passo(race.via(ana, vez + 2), id, 'finalizada'),
        ],
        [...delaysOfRound(vez), 0],
      );
      expect([respostas[0]?.status, respostas[2]?.status]).toEqual([200, 200]);
      expect([200, 409]).toContain(respostas[1]?.status);
      expect(
        await race.count(
          'select count(*)::int as total from entrega where solicitacao_id = ? and entregador_id = ?',
          id,
          ana.id,
        ),
      ).toBe(1);
      await conferir();
    }
  });
});

// [recusa]
describe('a courier refuses and leaves the queue at the same moment, on two devices', () => {
  it('is one refusal', async () => {
    for (let vez = 0; vez < RODADAS; vez += 1) {
      const quem = await race.api.novo.entregador();
      await ficarOnline(quem);
      const [id] = await pedir(loja);
      expect((await ofertaDe(quem)).proxima_entrega?.id).toBe(id);
      const [cedo, tarde] = delaysOfRound(vez);
      const respostas = await startTogether(
        [
          () => race.via(quem, vez).cliente.put(`/entregador/${quem.id}/recusar-entrega`),
          () => race.via(quem, vez + 1).cliente.put(`/entregador/${quem.id}/status-online`, { online: false }),
          () => race.via(quem, vez + 2).cliente.put(`/entregador/${quem.id}/recusar-entrega`, { solicitacao_id: id }),
        ],
        [cedo, tarde, cedo],
      );
      expect(countStatus(respostas, 200)).toBe(3);
      expect(
        await race.rows('select online, recusas_consecutivas from fila_entregador where entregador_id = ?', quem.id),
      ).toEqual([{ online: false, recusas_consecutivas: 1 }]);
      await conferir();
      await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    }
  });
});
