import { MOTIVOS_PROBLEMA } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';

/** All instants of a world are whole multiples of this, so that an oracle can count ticks. */
export const TICK_MS = 10_000;

/** The first Monday of a world, 00:00 in America/Sao_Paulo. The world lasts WEEKS weeks. */
export const START_MS = Date.parse('2026-08-03T03:00:00Z');
export const WEEKS = 6;
const WEEK_TICKS = (7 * 86_400_000) / TICK_MS;
const HOUR_TICKS = 3_600_000 / TICK_MS;

export const SHOPS = 3;
export const COURIERS = 6;
export const BAIRROS = 3;

/** A request: gaps between its steps in ticks, from the release to the end. A gap of null ends the request before. */
const stopArbitrary = fc.record({
  finalizada: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  gaps: fc.tuple(...Array.from({ length: 4 }, () => fc.nat(3 * HOUR_TICKS))),
  /** part of the last gap after which the courier stood at the door; null: no milestone */
  naPorta: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  /** ticks by which the phone told of the counter too late */
  atraso: fc.option(fc.nat(60)),
  problemas: fc.array(fc.constantFrom(...MOTIVOS_PROBLEMA), { maxLength: 2 }),
  /** null: the address names no bairro */
  bairro: fc.option(fc.integer({ min: 1, max: BAIRROS })),
  centavos: fc.integer({ min: 1, max: 9_999 }),
});

const offerArbitrary = fc.record({
  entregador: fc.integer({ min: 1, max: COURIERS }),
  resultado: fc.constantFrom('recusada', 'expirada', 'nao_entregue', 'retirada'),
  motivo: fc.constantFrom(null, 'pneu', 'chuva', 'longe', 'outro'),
  depois: fc.nat(30),
  vista: fc.boolean(),
});

const routeArbitrary = fc.record({
  inicio: fc.nat(WEEKS * WEEK_TICKS - 1),
  comercio: fc.integer({ min: 1, max: SHOPS }),
  entregador: fc.integer({ min: 1, max: COURIERS }),
  /** ticks for which the shop held the route */
  retida: fc.option(fc.nat(HOUR_TICKS)),
  ate_aceitar: fc.nat(HOUR_TICKS),
  ofertas: fc.array(offerArbitrary, { maxLength: 3 }),
  paradas: fc.array(stopArbitrary, { minLength: 1, maxLength: 2 }),
});

const shiftArbitrary = fc.record({
  entregador: fc.integer({ min: 1, max: COURIERS }),
  inicio: fc.nat(WEEKS * WEEK_TICKS - 1),
  duracao: fc.nat(14 * HOUR_TICKS),
});

const adjustmentArbitrary = fc.record({
  entregador: fc.integer({ min: 1, max: COURIERS }),
  semana: fc.nat(WEEKS - 1),
  centavos: fc.integer({ min: 1, max: 5_000 }),
  bonus: fc.boolean(),
  consentido: fc.boolean(),
  cancelado: fc.boolean(),
});

/** Weeks of a small company, with at least so many routes and shifts. */
export const worldWith = (rotas: number, turnos: number) =>
  fc.record({
    rotas: fc.array(routeArbitrary, { minLength: rotas, maxLength: 60 }),
    turnos: fc.array(shiftArbitrary, { minLength: turnos, maxLength: 30 }),
    ajustes: fc.array(adjustmentArbitrary, { maxLength: 8 }),
  });

/** Weeks of a small company, as facts. */
export const worldArbitrary = worldWith(0, 0);
export type World = typeof worldArbitrary extends fc.Arbitrary<infer T> ? T : never;
