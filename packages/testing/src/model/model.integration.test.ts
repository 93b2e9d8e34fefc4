import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnSeed } from '../harness/seed.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { BEGINNING } from './beginning.ts';
import { commands, execute } from './commands.ts';
import { SIGHTS, seenOf } from './coverage.ts';
import type { Command } from './drawn.ts';
import { quebras, quebrasDeAgora } from './invariants.ts';
import { createWorld, type World } from './world.ts';

/** The number of rounds and of commands in each: about 1,800 commands in all. `MODELO_RODADAS` changes it. */
const RODADAS = Number(process.env.MODELO_RODADAS ?? 6);
const COMANDOS = 300;
/** After so many commands the invariants of the past are checked too. A break of the past stays, so none is missed. */
const PAST_EVERY = 20;
const PASSOS = ['em_retirada', 'em_entrega', 'finalizada'];

let api: TestApi;
let world: World;

beforeAll(async () => {
  // Only requests trigger work. The sweeps hardly run, and PRACAS=0 gives no process the clock of a place. Otherwise a
  // process would wake up for a pause of an earlier round after a real minute. The limit is the cash of two deliveries,
  // so it is reached often.
  api = await startApi({
    VARREDURA_SEGUNDOS: '3600',
    VIGIA_VARREDURA_SEGUNDOS: '3600',
    PRACAS: '0',
    LIMITE_DINHEIRO: '40',
  });
  world = await createWorld(api);
});
afterAll(async () => {
  await world?.close();
  await api?.close();
});

/** Ends all open requests by REST calls. Every request must have an end (invariant 10). */
async function empty(): Promise<void> {
  for (const aberta of await world.abertas()) {
    if (aberta.entregador_id === null) {
      const loja = world.lojas.find(({ id }) => id === aberta.comercio_id);
      if (loja) await world.via(loja).put(`/comercio/solicitacao/${aberta.id}/cancelar`);
      continue;
    }
    const entregador = await world.entregadorOf(aberta.entregador_id);
    if (!entregador) continue;
    const avancar = (novo_status: string) =>
      world.via(entregador).put(`/entregador/solicitacao/${aberta.id}/status`, { novo_status });
    for (const novo_status of PASSOS) await avancar(novo_status);
    // A request that requires a code needs a dispensation to end. Other requests refuse the call.
    await world.via(world.suporte).put(`/suporte/solicitacao/${aberta.id}/codigo/dispensar`, { motivo: 'modelo' });
    if ((await avancar('finalizada')).status !== 409) continue;
    // What must go back to the shop ends there [devolver].
    await world.via(entregador).put(`/entregador/solicitacao/${aberta.id}/marco`, { tipo: 'devolvido' });
    await avancar('finalizada');
  }
  // What was cancelled in hand is brought back, too.
  const voltas = () => api.orm.em.fork().execute<object[]>('select 1 from volta_a_loja');
  for (const _ of await voltas()) await execute(world, { nome: 'devolver à loja', quem: 0, qual: 0 });
  expect(await voltas()).toEqual([]);
}

async function provar(list: Command[]): Promise<void> {
  await world.restoreProcess();
  await world.recomecar();
  for (const [done, command] of list.entries()) {
    expect(await execute(world, command)).toEqual([]);
    if (done % PAST_EVERY < PAST_EVERY - 1) expect(await quebrasDeAgora(api.orm.em.fork()), command.nome).toEqual([]);
    else {
      const since = list.slice(done + 1 - PAST_EVERY, done + 1).map(({ nome }) => nome);
      expect(await quebras(api.orm.em.fork()), since.join()).toEqual([]);
    }
  }
  await empty();
  expect(await world.abertas()).toEqual([]);
  expect(await quebras(api.orm.em.fork())).toEqual([]);
}

let begun: Promise<void> | undefined;
/** Plays the scripted beginning once, for the first test that needs it, so that each test can run alone (`-t`). */
const beginning = () => {
  begun ??= provar(BEGINNING);
  return begun;
};

describe('whatever couriers, shops, support, time and dying processes do', { timeout: (RODADAS + 1) * 300_000 }, () => {
  it.each(Object.entries(SIGHTS))('the beginning sees %s', async (_, sight) => {
    await beginning();
    expect(await seenOf(api.orm.em.fork(), sight)).toEqual(new Set(sight.all));
  });

  // [oferta-primeiro] [recusa] [passos]
  it('no invariant breaks, no call faults, and every request can be brought to an end', async () => {
    const seed = drawnSeed();
    const property = fc.asyncProperty(commands(COMANDOS), provar);
    for (let round = 0; round < RODADAS; round += 1)
      await fc.assert(property, { numRuns: 1, endOnFailure: true, seed: seed + round });
  });
});
