import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { largar, type Pista, startRace } from '@corre/testing/harness/race.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PARADA = { endereco: 'Av. Brasil, 1', valor_estimado: 8 };

let pista: Pista;
let loja: SignedIn;

beforeAll(async () => {
  pista = await startRace(3);
});
afterAll(() => pista.api.fechar());
beforeEach(async () => {
  await pista.esvaziar();
  loja = await pista.api.novo.comercio();
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

  it('go first while three wait; a fourth and fifth stay urgent by name and queue as normal', async () => {
    const ids = await urgentes(5);
    expect((await lista()).every(({ urgente }) => urgente)).toBe(true);
    expect(await prioritarias()).toEqual(ids.slice(0, 3));
  });

  it('follow: when one is cancelled, the oldest that queues as normal goes first', async () => {
    const ids = await urgentes(5);
    await cancelar(ids[4] ?? 0);
    expect(await prioritarias()).toEqual(ids.slice(0, 3));
    await cancelar(ids[1] ?? 0);
    expect(await prioritarias()).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('follow also when one is taken, and a normal one never does', async () => {
    const [normal] = await pedir(loja);
    const ids = await urgentes(4);
    const ana = await pista.api.novo.entregador();
    await ficarOnline(ana);
    const { proxima_entrega } = await ofertaDe(ana);
    expect(proxima_entrega?.id).toBe(ids[0]);
    expect(await prioritarias()).toEqual(ids.slice(0, 3));
    await aceitar(ana, ids[0] ?? 0);
    expect(await prioritarias()).toEqual(ids.slice(1));
    await cancelar(ids[1] ?? 0);
    expect(await prioritarias()).toEqual(ids.slice(2));
    expect((await lista()).find(({ id }) => id === normal)?.prioritaria).toBe(false);
  });

  it('are counted by routes, and a route goes on as urgent until its last stop is gone', async () => {
    const rota = await pedir(loja, { urgente: true, multiplas_entregas: [PARADA] });
    const ids = await urgentes(3);
    expect(await prioritarias()).toEqual([...rota, ...ids.slice(0, 2)]);
    await cancelar(rota[0]);
    expect(await prioritarias()).toEqual([rota[1], ...ids.slice(0, 2)]);
    await cancelar(rota[1] ?? 0);
    expect(await prioritarias()).toEqual(ids);
  });

  it('are offered so: the fourth waits behind an older normal one', async () => {
    const [normal] = await pedir(loja);
    const ids = await urgentes(4);
    const couriers = await pista.entregadores(5);
    await ficarOnline(...couriers);
    const oferecidas: (number | undefined)[] = [];
    for (const courier of couriers) oferecidas.push((await ofertaDe(courier)).proxima_entrega?.id);
    expect(oferecidas).toEqual([...ids.slice(0, 3), normal, ids[3]]);
  });

  it('of one shop take nothing from those of another', async () => {
    await urgentes(5);
    loja = await pista.api.novo.comercio();
    const ids = await urgentes(3);
    expect(await prioritarias()).toEqual(ids);
  });

  it('are three at most, however many come and go at once over the processes', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      loja = await pista.api.novo.comercio();
      const antes = await urgentes(3);
      await largar<{ detail?: string }>([
        () => cancelar(antes[0] ?? 0, pista.por(loja, 0)),
        () => cancelar(antes[1] ?? 0, pista.por(loja, 1)),
        () => pedirUrgente(pista.por(loja, 2)),
        () => pedirUrgente(pista.por(loja, 3)),
      ]);
      const esperam = (await lista()).map(({ id }) => id);
      expect(await prioritarias()).toEqual(esperam.slice(0, 3));
      expect(esperam).toHaveLength(3);
    }
  });
});
