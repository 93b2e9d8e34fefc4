import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTO = 60;
const PARADA = { endereco: 'Av. Brasil, 1', valor_estimado: 8 };

let race: Race;
let loja: SignedIn;

beforeAll(async () => {
  race = await startRace(3);
});
afterAll(() => race.api.close());
afterEach(() => resetTime(race.api.url));
beforeEach(async () => {
  await race.empty();
  loja = await race.api.novo.comercio();
});

const cancelar = (id: number, quem = loja) =>
  quem.cliente.put<{ detail?: string }>(`/comercio/solicitacao/${id}/cancelar`);
const pedirUrgente = (quem: SignedIn) =>
  quem.cliente.post<{ detail?: string }>(`/comercio/${encodeURIComponent(quem.nome)}/solicitar-entrega`, {
    ...PARADA,
    urgente: true,
  });

describe("a shop's urgent requests", () => {
  const lista = async () => {
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
    const { body } = await loja.cliente.get<SolicitacaoDoComercio[]>(caminho);
    return body.filter(({ status }) => status === 'aguardando').sort((a, b) => a.id - b.id);
  };
  const prioritarias = async () => (await lista()).filter((s) => s.prioritaria).map(({ id }) => id);
  const urgentes = async (quantas: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let i = 0; i < quantas; i += 1) ids.push((await pedir(loja, { urgente: true }))[0]);
    return ids;
  };

  // [oferta-primeiro] [urgentes]
  it('go first, three of them; a fourth and fifth stay urgent by name and queue as normal', async () => {
    const ids = await urgentes(5);
    expect((await lista()).every(({ urgente }) => urgente)).toBe(true);
    expect(await prioritarias()).toEqual(ids.slice(0, 3));
  });

  it('queue as normal within ten minutes also when the earlier ones were taken or cancelled already', async () => {
    const ids = await urgentes(3);
    const couriers = await race.entregadores(2);
    await ficarOnline(...couriers);
    for (const [i, courier] of couriers.entries()) await aceitar(courier, ids[i] ?? 0);
    await cancelar(ids[2] ?? 0);
    await urgentes(2);
    expect(await prioritarias()).toEqual([]);
    await advanceTime(race.api.url, 9 * MINUTO);
    await urgentes(1);
    expect(await prioritarias()).toEqual([]);
    await advanceTime(race.api.url, MINUTO + 1);
    const depois = await urgentes(4);
    expect(await prioritarias()).toEqual(depois.slice(0, 3));
  });

  it('are three in front at most, however long they wait; what queues as normal stays there', async () => {
    const ids = await urgentes(4);
    await advanceTime(race.api.url, 11 * MINUTO);
    const [quinta] = await urgentes(1);
    expect(await prioritarias()).toEqual(ids.slice(0, 3));
    await cancelar(ids[0] ?? 0);
    expect(await prioritarias()).toEqual(ids.slice(1, 3));
    const [sexta] = await urgentes(1);
    expect(await prioritarias()).toEqual([...ids.slice(1, 3), sexta]);
    expect(quinta).toBeLessThan(sexta ?? 0);
  });

  it('are counted by routes, and a route goes on as urgent until its last stop is gone', async () => {
    const rota = await pedir(loja, { urgente: true, multiplas_entregas: [PARADA] });
    const ids = await urgentes(3);
    expect(await prioritarias()).toEqual([...rota, ...ids.slice(0, 2)]);
    await cancelar(rota[0]);
    expect(await prioritarias()).toEqual([rota[1], ...ids.slice(0, 2)]);
    await cancelar(rota[1] ?? 0);
    expect(await prioritarias()).toEqual(ids.slice(0, 2));
  });

  it('are offered so: the fourth waits behind an older normal one', async () => {
    const [normal] = await pedir(loja);
    const ids = await urgentes(4);
    const couriers = await race.entregadores(5);
    await ficarOnline(...couriers);
    const oferecidas: (number | undefined)[] = [];
    for (const courier of couriers) oferecidas.push((await ofertaDe(courier)).proxima_entrega?.id);
    expect(oferecidas).toEqual([...ids.slice(0, 3), normal, ids[3]]);
  });

  it('sixty of one shop, each taken before the next is asked for, pass three times before another shop’s request', async () => {
    const outra = await race.api.novo.comercio();
    const [normal] = await pedir(outra);
    const vezes: boolean[] = [];
    for (let i = 0; i < 6; i += 1) {
      const [urgente] = await pedir(loja, { urgente: true });
      const [courier] = await race.entregadores(1);
      if (!courier) throw new Error('no courier');
      await ficarOnline(courier);
      const { proxima_entrega } = await ofertaDe(courier);
      vezes.push(proxima_entrega?.id === urgente);
      await aceitar(courier, proxima_entrega?.id ?? 0);
      if (proxima_entrega?.id === normal) break;
    }
    expect(vezes).toEqual([true, true, true, false]);
  });

  it('of one shop take nothing from those of another', async () => {
    await urgentes(5);
    loja = await race.api.novo.comercio();
    const ids = await urgentes(3);
    expect(await prioritarias()).toEqual(ids);
  });

  it('are three at most, however many come and go at once over the processes', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      loja = await race.api.novo.comercio();
      const antes = await urgentes(1);
      await startTogether<{ detail?: string }>([
        () => cancelar(antes[0] ?? 0, race.via(loja, 0)),
        () => pedirUrgente(race.via(loja, 1)),
        () => pedirUrgente(race.via(loja, 2)),
        () => pedirUrgente(race.via(loja, 3)),
      ]);
      const esperam = (await lista()).map(({ id }) => id);
      expect(esperam).toHaveLength(3);
      // The cancelled request used a place as well.
      expect(await prioritarias()).toEqual(esperam.slice(0, 2));
    }
  });
});
