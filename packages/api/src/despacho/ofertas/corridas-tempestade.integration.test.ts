import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace } from '@corre/testing/harness/race.ts';
import { ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { ofertasDevidas } from '@corre/testing/model/oracle.ts';
import { readState } from '@corre/testing/model/state.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENTREGADORES = 24;
const PEDIDOS = 60;
/** Number of turns of each courier in a storm. */
const VOLTAS = 12;
/** Longer than the time within which a courier counts as reachable. */
const SILENCIO_MS = 3_300;
const PROCESSOS = 4;
/** Sweeps of all processes after which a route that was due all the time counts as forgotten: ten of each process. */
const VARREDURAS_MAX = 10 * PROCESSOS;
/** The pause between two checks, in milliseconds. */
const OLHAR_MS = 100;

let race: Race;
let lojas: SignedIn[];

beforeAll(async () => {
  // A courier is unreachable after three seconds of silence. An undelivered offer passes on after two seconds.
  race = await startRace(PROCESSOS, {
    RECUSAS_PARA_SUSPENDER: '100',
    NAO_ENTREGUES_PARA_SAIR: '100',
    EXPIRADAS_PARA_SAIR: '100',
    PAUSA_RECUSA_SEGUNDOS: '1',
    PAUSA_EXPIRADA_SEGUNDOS: '1',
    ALCANCE_SEGUNDOS: '3',
    OFERTA_ENTREGA_SEGUNDOS: '2',
    OFERTA_SEGUNDOS: '6',
  });
  lojas = await Promise.all([race.api.novo.comercio(), race.api.novo.comercio(), race.api.novo.comercio()]);
});
afterAll(() => race.api.close());

/** Counts the sweeps of all processes while `act` runs, which gets the count so far. */
async function contandoVarreduras<T>(act: (varreduras: () => number) => Promise<T>): Promise<T> {
  let total = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: string | { text: string }, ...rest: unknown[]) {
    if ((typeof asked === 'string' ? asked : asked.text).includes('pracas_com_trabalho')) total += 1;
    return Reflect.apply(query, this, [asked, ...rest]);
  } as typeof query;
  try {
    return await act(() => total);
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** Returns the routes that must be offered now and are not, according to the oracle. */
async function devidas(): Promise<number[]> {
  const estado = await readState(race.api.orm.em.fork());
  return ofertasDevidas(estado, race.api.config, {
    ultima: estado.ultima_oferta,
    instante: estado.agora,
    praca_id: 1,
  }).map(({ rota_id }) => rota_id);
}

/** Polls on changing processes, refuses every other offer, and is sometimes silent for longer than the reach. */
async function inquieto(quem: SignedIn, numero: number): Promise<void> {
  for (let vez = 0; vez < VOLTAS; vez += 1) {
    const aqui = race.via(quem, numero + vez).cliente;
    const caminho = vez % 2 === 0 ? 'proxima-entrega' : 'verificar-entrega-disponivel';
    const { status } = await aqui.get(`/entregador/${quem.id}/${caminho}`);
    expect(status).toBe(200);
    if ((numero + vez) % 3 === 0) {
      const recusa = await race.via(quem, numero + vez + 1).cliente.put(`/entregador/${quem.id}/recusar-entrega`);
      expect([200, 400]).toContain(recusa.status);
    }
    await wait((numero + vez) % 6 === 0 ? SILENCIO_MS : 40);
  }
}

async function pedidos(): Promise<void> {
  for (let vez = 0; vez < PEDIDOS; vez += 1) {
    const loja = lojas[vez % lojas.length];
    if (loja) await pedir(race.via(loja, vez), { urgente: vez % 7 === 0 });
    await wait(15);
  }
}

/**
 * Checks repeatedly until the storm ends. Returns the routes that were due at all checks of too many sweeps, and the
 * number of checks.
 */
async function vigiar(calmo: () => boolean, varreduras: () => number) {
  const desde = new Map<number, number>();
  const esquecidas = new Set<number>();
  let olhadas = 0;
  for (; !calmo(); await wait(OLHAR_MS)) {
    const agora = new Set(await devidas());
    olhadas += 1;
    for (const id of desde.keys()) if (!agora.has(id)) desde.delete(id);
    for (const id of agora) if (!desde.has(id)) desde.set(id, varreduras());
    for (const [id, primeira] of desde) if (varreduras() - primeira > VARREDURAS_MAX) esquecidas.add(id);
  }
  return { esquecidas: [...esquecidas], olhadas };
}

/** Returns the routes that are still due after the sweeps that may need to offer them. */
async function aindaDevidas(varreduras: () => number): Promise<number[]> {
  const fim = varreduras() + VARREDURAS_MAX;
  let agora = await devidas();
  while (varreduras() < fim && agora.length > 0) {
    await wait(OLHAR_MS);
    agora = await devidas();
  }
  return agora;
}

describe('a storm of polls, refusals and silences over four processes', () => {
  it('leaves no route lying while somebody could have it, and none at rest', async () => {
    const entregadores = await race.entregadores(ENTREGADORES);
    await ficarOnline(...entregadores);
    await contandoVarreduras(async (varreduras) => {
      let calmo = false;
      const tempestade = Promise.all([pedidos(), ...entregadores.map(inquieto)]).finally(() => {
        calmo = true;
      });
      const [, vigia] = await Promise.all([tempestade, vigiar(() => calmo, varreduras)]);
      expect(vigia.esquecidas).toEqual([]);
      expect(vigia.olhadas).toBeGreaterThan(0);
      expect(varreduras()).toBeGreaterThan(0);

      // After the storm each courier polls once, and every possible offer is made.
      const vistas = await Promise.all(
        entregadores.map((quem, i) =>
          race.via(quem, i).cliente.get<{ proxima_entrega: unknown }>(`/entregador/${quem.id}/proxima-entrega`),
        ),
      );
      expect(vistas.filter(({ body }) => body.proxima_entrega !== null).length).toBeGreaterThan(0);
      expect(await aindaDevidas(varreduras)).toEqual([]);
    });
    expect(await quebras(race.api.orm.em.fork(), race.api.config)).toEqual([]);
  });
});
