import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN, isEnd } from '../formato/vocabulary.ts';
import { type Fact, type Told, type WalkEvent, type Wishes, walk } from './walk.ts';

const AT = '2026-11-22T20:00:00.000Z';
const NEW: Told = { passo: null, ultimo: null, terminada: false, concluida: false };
const PLAIN: Wishes = { volta: false, conclusao: false };
const minute = (n: number) => new Date(Date.parse(AT) + n * 60_000).toISOString();
const facts = (...tipos: Fact['tipo'][]): Fact[] =>
  tipos.map((tipo, i) => ({ tipo, quando: minute(i), atual: true, problema_id: 7 }));
const types = (wishes: Wishes, ...tipos: Fact['tipo'][]) =>
  walk(NEW, wishes, facts(...tipos)).events.map((e) => e.tipo);

describe('a delivery is told', () => {
  it('whole, with what nobody tapped filled in, from its four steps', () => {
    expect(types(PLAIN, 'aceita', 'em_retirada', 'em_entrega', 'finalizada')).toEqual(
      CHAIN.filter((event) => !event.startsWith('RETURN')),
    );
  });

  it('with its return where the requester asked for one', () => {
    const volta = { volta: true, conclusao: false };
    expect(types(volta, 'aceita', 'em_retirada', 'em_entrega', 'entregue', 'finalizada')).toEqual([...CHAIN]);
    expect(types(volta, 'aceita', 'em_retirada', 'em_entrega', 'entregue').at(-1)).toBe('RETURNING_TO_MERCHANT');
  });

  it("to its end only with the requester's word where it wants the last one, whichever comes first", () => {
    const conclusao = { volta: false, conclusao: true };
    const steps = ['aceita', 'em_retirada', 'em_entrega'] as const;
    expect(types(conclusao, ...steps, 'finalizada').at(-1)).toBe('ORDER_DELIVERED');
    expect(types(conclusao, ...steps, 'finalizada', 'conclusao').at(-1)).toBe('DELIVERY_FINISHED');
    expect(types(conclusao, ...steps, 'conclusao', 'finalizada').at(-1)).toBe('DELIVERY_FINISHED');
    expect(types({ volta: true, conclusao: true }, ...steps, 'finalizada').at(-1)).toBe('RETURNED_TO_MERCHANT');
  });

  it('without setting out to the shop while another delivery comes first', () => {
    const behind: Fact[] = [{ tipo: 'aceita', quando: AT, atual: false }];
    expect(walk(NEW, PLAIN, behind).events).toEqual([{ tipo: 'ACCEPTED', quando: AT }]);
    const later = walk(NEW, PLAIN, [...behind, { tipo: 'vez', quando: minute(9) }]).events;
    expect(later[1]).toEqual({ tipo: 'PICKUP_ONGOING', quando: minute(9) });
  });

  it('as arrived at the customer when it is proved, and once', () => {
    const told = types(PLAIN, 'aceita', 'em_retirada', 'em_entrega', 'no_cliente', 'no_cliente', 'finalizada');
    expect(told.filter((tipo) => tipo === 'ARRIVED_AT_CUSTOMER')).toHaveLength(1);
  });

  it('as rejected only while nobody had it, and cancelled afterwards', () => {
    expect(types(PLAIN, 'rejeitada')).toEqual(['REJECTED']);
    expect(types(PLAIN, 'aceita', 'rejeitada').at(-1)).toBe('CANCELLED');
    expect(types(PLAIN, 'cancelada', 'aceita', 'rejeitada')).toEqual(['CANCELLED']);
  });

  it('with a problem as the present event again, one instant later', () => {
    const { events } = walk(NEW, PLAIN, facts('aceita', 'em_retirada', 'em_entrega', 'no_cliente', 'problema'));
    expect(events.at(-1)).toMatchObject({ tipo: 'ARRIVED_AT_CUSTOMER', problema_id: 7 });
  });

  it('as brought back undelivered when the answer to a problem says so', () => {
    const back = ['aceita', 'em_retirada', 'em_entrega', 'no_cliente', 'problema', 'devolver', 'devolvido'] as const;
    expect(types(PLAIN, ...back).slice(-2)).toEqual(['RETURNING_TO_MERCHANT', 'RETURNED_TO_MERCHANT']);
    expect(types(PLAIN, ...back, 'cancelada').at(-1)).toBe('CANCELLED');
    expect(types(PLAIN, ...back, 'finalizada')).not.toContain('ORDER_DELIVERED');
  });
});

const ORDER: readonly string[] = CHAIN;

/** Returns whether an event may follow another: the next of the chain, a repeat with a problem, a return, or an end. */
function mayFollow(before: WalkEvent | null, { tipo, problema_id }: WalkEvent, { volta }: Wishes): boolean {
  if (before !== null && isEnd(before.tipo)) return false;
  if (problema_id !== undefined) return before?.tipo === tipo;
  if (tipo === 'REJECTED') return before === null;
  if (tipo === 'CANCELLED') return true;
  const from = before === null ? -1 : ORDER.indexOf(before.tipo);
  const skipped = CHAIN.slice(from + 1, ORDER.indexOf(tipo));
  if (tipo === 'RETURNING_TO_MERCHANT' && skipped.at(-1) === 'ORDER_DELIVERED') return from >= 3;
  return from < ORDER.indexOf(tipo) && skipped.every((event) => !volta && event.startsWith('RETURN'));
}

const anyFacts = fc.array(
  fc.record({
    tipo: fc.constantFrom<Fact['tipo']>(
      ...(['aceita', 'vez', 'em_retirada', 'em_entrega', 'no_cliente', 'entregue', 'devolver', 'devolvido'] as const),
      ...(['finalizada', 'conclusao', 'problema', 'cancelada', 'rejeitada'] as const),
    ),
    quando: fc.integer({ min: -3, max: 3 }).map(minute),
    atual: fc.boolean(),
    problema_id: fc.constant(7),
  }),
  { maxLength: 20 },
);
const anyWishes = fc.record({ volta: fc.boolean(), conclusao: fc.boolean() });

describe('whatever is told in whatever order', () => {
  it('is a walk without a gap, with at most one end and strictly growing instants', () => {
    fc.assert(
      fc.property(anyWishes, anyFacts, (wishes, told) => {
        const { events } = walk(NEW, wishes, told);
        let before: WalkEvent | null = null;
        for (const event of events) {
          expect(mayFollow(before, event, wishes)).toBe(true);
          if (before !== null) expect(Date.parse(event.quando)).toBeGreaterThan(Date.parse(before.quando));
          before = event;
        }
      }),
    );
  });

  it('is the same in one piece and in two', () => {
    fc.assert(
      fc.property(anyWishes, anyFacts, anyFacts, (wishes, first, second) => {
        const half = walk(NEW, wishes, first);
        const rest = walk(half.told, wishes, second);
        expect([...half.events, ...rest.events]).toEqual(walk(NEW, wishes, [...first, ...second]).events);
      }),
    );
  });

  it('ends as the delivery ended', () => {
    fc.assert(
      fc.property(anyWishes, anyFacts, (wishes, told) => {
        const ended = walk(NEW, wishes, [...told, { tipo: 'cancelada', quando: minute(9) }]);
        expect(isEnd(ended.told.passo)).toBe(true);
      }),
    );
  });
});
