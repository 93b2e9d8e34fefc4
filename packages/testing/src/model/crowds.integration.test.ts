import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnSeed } from '../harness/seed.ts';
import { startApi } from '../harness/test-api.ts';
import { commands, execute } from './commands.ts';
import { type Crowd, createCrowd, type Size } from './crowd.ts';
import { quebras, quebrasDeAgora } from './invariants.ts';

/** The number of commands in each world. `MULTIDAO_COMANDOS` changes it. */
const COMANDOS = Number(process.env.MULTIDAO_COMANDOS ?? 45);

const MUNDOS: Record<string, Size> = {
  'many routes and few couriers': {
    couriers: 8,
    routes: 320,
    shops: 8,
    heardOfTen: 10,
    subscribed: 2,
    answered: { routes: 260, each: 1 },
  },
  'two thousand couriers, the first of whom are silent': {
    couriers: 2_000,
    routes: 0,
    shops: 4,
    heardOfTen: -6,
    subscribed: 60,
    answered: { routes: 0, each: 1 },
  },
  'more routes than couriers, and many of both': {
    couriers: 250,
    routes: 330,
    shops: 8,
    heardOfTen: 5,
    subscribed: 25,
    answered: { routes: 250, each: 25 },
  },
};

/**
 * Runs the first half of the commands with reachable couriers. Then all fall silent, so that most can only be woken.
 */
async function provar(world: Crowd, list: Parameters<typeof execute>[1][]): Promise<void> {
  const { api } = world;
  await world.recomecar();
  for (const [i, command] of list.entries()) {
    if (i === Math.floor(list.length / 2)) {
      await world.silenciar();
      await world.recomecar();
    }
    expect(await execute(world, command), `${i}: ${JSON.stringify(command)}`).toEqual([]);
    expect(await quebrasDeAgora(api.orm.em.fork(), api.config), command.nome).toEqual([]);
  }
  expect(await quebras(api.orm.em.fork(), api.config)).toEqual([]);
}

describe('worlds in which no run of the dispatch may look at a part only', () => {
  // [oferta-primeiro]
  it.each(Object.entries(MUNDOS))(
    '%s: every offer is the one that was due',
    { timeout: 300_000 },
    async (name, size) => {
      const api = await startApi({ VARREDURA_SEGUNDOS: '3600', PRACAS: '0', ABERTAS_POR_LOJA: '10000' });
      const seed = drawnSeed() + Object.keys(MUNDOS).indexOf(name);
      try {
        const world = await createCrowd(api, size);
        const rodada = fc.asyncProperty(commands(COMANDOS), (list) => provar(world, list));
        await fc.assert(rodada, { numRuns: 1, endOnFailure: true, seed });
      } finally {
        await api.close();
      }
    },
  );
});
