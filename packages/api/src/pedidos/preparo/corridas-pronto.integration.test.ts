import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const RODADAS = 15;

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let courier: SignedIn;
let outro: SignedIn;

beforeAll(async () => {
  // Offer a parcel only at the moment when it is ready.
  race = await startRace(3, { PREPARO_ANTECEDENCIA_SEGUNDOS: '0' });
  loja = await race.api.novo.comercio();
  suporte = await race.api.novo.funcionario('suporte');
  [courier, outro] = [await race.api.novo.entregador(), await race.api.novo.entregador()];
});
afterAll(() => race.api.close());
beforeEach(() => race.empty());

const daqui = (ms: number) => new Date(Date.now() + ms).toISOString();
const ofertas = (id: number) =>
  race.count(
    'select count(*)::int as total from oferta o join solicitacao s on s.rota_id = o.rota_id where s.id = ?',
    id,
  );

describe('a held route', () => {
  it('is offered once by the clock of several processes, though nobody asks for anything', async () => {
    await ficarOnline(courier);
    const [id] = await pedir(loja, { pronto_em: daqui(1_500) });
    expect(await ofertas(id)).toBe(0);
    while ((await ofertas(id)) === 0) await wait(50);
    const [oferta] = await race.rows(
      `select o.enviada_em >= r.oferecer_apos as na_hora, r.retida from oferta o join rota r on r.id = o.rota_id
         join solicitacao s on s.rota_id = r.id where s.id = ?`,
      id,
    );
    expect(oferta).toEqual({ na_hora: true, retida: false });
    expect(await ofertas(id)).toBe(1);
  });

  it('whose shop says that it is ready, or cancels it, while support assigns it and its time comes, ends in one of these', async () => {
    const fins = new Set<string>();
    for (let vez = 0; vez < RODADAS; vez += 1) {
      await race.empty();
      await ficarOnline(courier, outro);
      const [id] = await pedir(race.via(loja, vez), { pronto_em: daqui(40 + 10 * (vez % 5)) });
      const caminho = `/comercio/solicitacao/${id}`;
      const atribuicao = { solicitacao_id: id, entregador_id: outro.id, force_assign: true };
      const respostas = await startTogether(
        [
          () => race.via(loja, vez + 1).cliente.put(`${caminho}/pronto`),
          () =>
            race
              .via(loja, vez + 2)
              .cliente.put(`${caminho}/pronto`, vez % 2 ? { toda_rota: true } : { pronto_em: daqui(60) }),
          () => race.via(loja, vez).cliente.put(`${caminho}/cancelar`),
          () => race.via(suporte, vez + 1).cliente.put('/suporte/atribuir-entrega', atribuicao),
        ],
        [(vez % 4) * 8, (vez % 3) * 8, vez % 3 === 0 ? 0 : 25, vez % 3 === 1 ? 0 : 20],
      );
      for (const { status } of respostas) expect([200, 409]).toContain(status);
      expect(await quebras(race.api.orm.em.fork(), race.api.config)).toEqual([]);
      const [fim] = await race.rows(
        `select s.status, r.retida, (select count(*)::int from marco m where m.solicitacao_id = s.id) as marcos
           from solicitacao s join rota r on r.id = s.rota_id where s.id = ?`,
        id,
      );
      expect(fim).toMatchObject({ retida: false });
      fins.add(JSON.stringify(fim));
    }
    expect(fins.size).toBeGreaterThan(1);
  });
});
