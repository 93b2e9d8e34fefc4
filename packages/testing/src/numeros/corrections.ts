import fc from 'fast-check';
import { type Facts, instantOf, type Offer, type Stop } from './facts.ts';
import { COURIERS } from './world.ts';

const KINDS = [
  'cancelled stop',
  'transfer',
  'corrected milestone',
  'late step',
  'late problem',
  'late answer',
  'erased address',
  'another shift',
] as const;

/** A change of facts after their hour was closed. `which` chooses the row, `ticks` moves an instant. */
export const correctionArbitrary = fc.record({
  kind: fc.constantFrom(...KINDS),
  which: fc.nat(1_000),
  ticks: fc.nat(500),
  entregador: fc.integer({ min: 1, max: COURIERS }),
});
export type Correction = typeof correctionArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Facts after a correction, and the statements that correct the tables. */
interface Corrected {
  facts: Facts;
  statements: string[];
}

const withStop = (facts: Facts, stop: Stop): Facts => ({
  ...facts,
  stops: facts.stops.map((other) => (other.id === stop.id ? stop : other)),
});

type OfStop = (stop: Stop, correction: Correction) => { stop: Stop; statement: string } | undefined;

const ofStop: Partial<Record<Correction['kind'], OfStop>> = {
  'cancelled stop': (stop) => ({
    stop: { ...stop, status: 'cancelada' },
    statement: `update solicitacao set status = 'cancelada' where id = ${stop.id}`,
  }),
  transfer: (stop, { entregador }) => ({
    stop: { ...stop, entregador_id: entregador },
    statement: `update solicitacao set entregador_id = ${entregador} where id = ${stop.id}`,
  }),
  'corrected milestone': (stop, { ticks }) => {
    if (stop.status !== 'finalizada') return undefined;
    const na_porta = stop.fim - ticks;
    return {
      stop: { ...stop, na_porta },
      statement: `insert into marco (solicitacao_id, tipo, quando, ator_tipo) values (${stop.id}, 'no_cliente', '${instantOf(na_porta)}', 'sistema')
        on conflict (solicitacao_id, tipo) do update set quando = excluded.quando`,
    };
  },
  'late step': (stop, { ticks }) => {
    if (stop.status !== 'finalizada' || stop.no_balcao_recebido === null) return undefined;
    const no_balcao = stop.no_balcao_recebido - ticks;
    return {
      stop: { ...stop, no_balcao },
      statement: `update solicitacao_historico set feita_em = '${instantOf(no_balcao)}' where solicitacao_id = ${stop.id} and status = 'em_retirada'`,
    };
  },
  'late problem': (stop) => ({
    stop: { ...stop, problemas: [...stop.problemas, 'ninguem_atende'] },
    statement: `insert into problema (solicitacao_id, entregador_id, motivo, encerrado_em) values (${stop.id}, ${stop.entregador_id}, 'ninguem_atende', agora())`,
  }),
  'erased address': (stop) => ({
    stop,
    statement: `update solicitacao set endereco = '[apagado]' where id = ${stop.id}`,
  }),
};

const lateAnswer = (facts: Facts, which: number): Corrected | undefined => {
  const open = facts.offers.filter(({ resultado }) => resultado !== 'aceita');
  const offer = open[which % Math.max(1, open.length)];
  if (!offer) return undefined;
  const answered: Offer = { ...offer, resultado: 'recusada', motivo: 'chuva' };
  return {
    facts: { ...facts, offers: facts.offers.map((other) => (other.id === offer.id ? answered : other)) },
    statements: [`update oferta set resultado = 'recusada', motivo_recusa = 'chuva' where id = ${offer.id}`],
  };
};

/** A shift that follows the first one of a courier after a gap, if no other one stands there. */
function anotherShift(facts: Facts, { entregador, ticks }: Correction): Corrected | undefined {
  const own = facts.shifts.filter((shift) => shift.entregador_id === entregador);
  const [first] = own;
  if (!first) return undefined;
  const shift = { entregador_id: entregador, inicio: first.fim + 1, fim: first.fim + 2 + ticks };
  if (own.some((other) => other !== first && other.inicio <= shift.fim && shift.inicio <= other.fim)) return undefined;
  return {
    facts: { ...facts, shifts: [...facts.shifts, shift] },
    statements: [
      `insert into turno (entregador_id, inicio, fim) values (${entregador}, '${instantOf(shift.inicio)}', '${instantOf(shift.fim)}')`,
    ],
  };
}

function once(facts: Facts, correction: Correction): Corrected | undefined {
  if (correction.kind === 'late answer') return lateAnswer(facts, correction.which);
  if (correction.kind === 'another shift') return anotherShift(facts, correction);
  const stop = facts.stops[correction.which % Math.max(1, facts.stops.length)];
  const corrected = stop && ofStop[correction.kind]?.(stop, correction);
  return corrected && { facts: withStop(facts, corrected.stop), statements: [corrected.statement] };
}

/** Returns the facts after all corrections that are possible, with their statements in order. */
export function corrected(facts: Facts, corrections: readonly Correction[]): Corrected {
  let now: Corrected = { facts, statements: [] };
  for (const correction of corrections) {
    const next = once(now.facts, correction);
    if (next) now = { facts: next.facts, statements: [...now.statements, ...next.statements] };
  }
  return now;
}
