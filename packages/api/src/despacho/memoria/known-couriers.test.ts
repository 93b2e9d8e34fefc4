import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../base/log.ts';
import type { Situacao } from '../../base/memory-ports.ts';
import { KnownCouriers } from './known-couriers.ts';
import { Place } from './place.ts';
import type { WrittenSign } from './write-signs.ts';

const ANA = 1;
const BIA = 2;
const WAITS: Situacao = {
  online: true,
  ocupado: false,
  suspenso_ate: null,
  motivo_suspensao: null,
  oferta_id: null,
  rota_id: null,
  posicao_fila: null,
  expira_em: null,
  entregue_em: null,
  agora: '2026-01-01T00:00:00.000Z',
};
const at = (ms: number) => new Date(ms).toISOString();

/** Creates a process with a clock of the test, and counts its reads of the database. */
function processAt(start: number) {
  const line = { hearing: true, now: start };
  const clock = { earliest: () => line.now, latest: () => line.now };
  const look = { agora: false, proximo_ms: null as number | null, asked: 0 };
  const place = new Place(clock, async () => {
    look.asked += 1;
    return { agora: look.agora, proximo_ms: look.proximo_ms };
  });
  const database = { silent: false, takes: 0 };
  const couriers = new KnownCouriers({
    listener: {
      clock,
      get hearing() {
        return line.hearing;
      },
    },
    alcance_segundos: 10,
    place,
    writeSigns: async (heard) => {
      const written: WrittenSign[] = [...heard].map(([entregador_id, sinal]) => ({
        entregador_id,
        sinal,
        calado: database.silent,
      }));
      line.now += database.takes;
      return written;
    },
    log: createLog('silent'),
  });
  const read = (id: number, situacao = WAITS) => {
    couriers.reached(id, couriers.now, { instant: line.now, late: false });
    couriers.keep(id, couriers.now, situacao);
  };
  return { line, look, database, couriers, read };
}

let now: ReturnType<typeof processAt>;
beforeEach(() => {
  now = processAt(1_000_000);
});
const knows = async (id = ANA) => (await now.couriers.recall(id)) !== null;

describe('what a process knows of a courier', () => {
  it('is told until an event is about them', async () => {
    now.read(ANA);
    now.read(BIA);
    expect([await knows(ANA), await knows(BIA)]).toEqual([true, true]);
    now.couriers.hear({ tipo: 'oferta', entregador_id: ANA });
    expect([await knows(ANA), await knows(BIA)]).toEqual([false, true]);
    expect(now.couriers.heard(ANA)).toBe(false);
  });

  it('is not kept when its event came between the read and its end', async () => {
    const since = now.couriers.now;
    now.couriers.reached(ANA, since, { instant: now.line.now, late: false });
    now.couriers.hear({ tipo: 'oferta', entregador_id: ANA });
    now.couriers.reached(ANA, since, { instant: now.line.now, late: false });
    now.couriers.keep(ANA, since, WAITS);
    expect(await knows()).toBe(false);
  });

  it('is not told while the line is down or late, and not after it was lost', async () => {
    now.read(ANA);
    now.line.hearing = false;
    expect(await knows()).toBe(false);
    now.line.hearing = true;
    expect(await knows()).toBe(true);
    now.couriers.hear({ tipo: 'inicio' });
    expect(await knows()).toBe(false);
  });

  it('is not told around an instant that it names', async () => {
    now.read(ANA, { ...WAITS, oferta_id: 7, expira_em: at(now.line.now + 1_000), entregue_em: at(now.line.now) });
    expect(await knows()).toBe(true);
    now.line.now += 960;
    expect(await knows()).toBe(false);
  });
});

describe('a sign of life', () => {
  it('keeps a courier known as long as each is written in time', async () => {
    now.read(ANA);
    for (let poll = 0; poll < 10; poll += 1) {
      now.line.now += 3_000;
      expect(now.couriers.heard(ANA)).toBe(true);
      await now.couriers.write();
    }
    expect(await knows()).toBe(true);
    now.line.now += 7_000;
    expect([now.couriers.heard(ANA), await knows()]).toEqual([false, false]);
  });

  it('that was written too late, or past a run that took them for silent, has them read again', async () => {
    for (const amiss of [{ takes: 8_000 }, { silent: true }]) {
      now = processAt(1_000_000);
      now.read(ANA);
      now.line.now += 3_000;
      now.couriers.heard(ANA);
      Object.assign(now.database, amiss);
      await now.couriers.write();
      now.line.now -= now.database.takes;
      expect([now.couriers.heard(ANA), await knows()]).toEqual([false, false]);
    }
  });
});

describe('whoever was silent for a while and is heard of again by another request of theirs', () => {
  const again = (late: boolean) => now.couriers.reached(ANA, now.couriers.now, { instant: now.line.now, late });

  it('is read again: a run may have passed them over', async () => {
    now.read(ANA);
    again(true);
    expect(await knows()).toBe(false);
    now.read(ANA);
    again(false);
    expect(await knows()).toBe(true);
    now.line.now += 10_000;
    again(false);
    expect(await knows()).toBe(false);
  });
});

describe('of those who wait', () => {
  it('the next deadline of the place is read once for all, and again after an event and after it fell', async () => {
    now.look.proximo_ms = 5_000;
    now.read(ANA);
    now.read(BIA);
    await Promise.all([knows(ANA), knows(BIA), knows(ANA)]);
    expect(now.look.asked).toBe(1);
    now.couriers.hear({ tipo: 'solicitacao', comercio_id: 3 });
    await Promise.all([knows(ANA), knows(BIA)]);
    expect(now.look.asked).toBe(2);
    now.line.now += 5_000;
    await knows(ANA);
    expect(now.look.asked).toBe(3);
  });

  it('nobody is told anything while a run of the dispatch would change something', async () => {
    now.read(ANA);
    now.look.agora = true;
    expect(await knows()).toBe(false);
    now.look.agora = false;
    expect(await knows()).toBe(true);
  });

  it('nobody is told what an event overtook while the deadline was read', async () => {
    now.read(ANA);
    const asked = now.couriers.recall(ANA);
    now.couriers.hear({ tipo: 'oferta', entregador_id: ANA });
    expect(await asked).toBe(null);
  });
});
