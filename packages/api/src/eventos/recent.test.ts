import type { Evento } from '@corre/contract/eventos/contrato.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Recent } from './recent.ts';

const of = (solicitacao_id: number): Evento => ({ tipo: 'solicitacao', solicitacao_id });

/** A process whose clock stands at `time.now`. */
function process(time = { now: 0 }) {
  return new Recent(() => time.now);
}

/** Returns the requests of the events after an id; null for a gap. */
const after = (recent: Recent, id: string | null) =>
  recent.after(id ?? '', () => true, Number.POSITIVE_INFINITY)?.map(({ evento }) => evento.solicitacao_id) ?? null;

// [eventos-perdidos]
describe('what a reader missed', () => {
  it('is everything after their last event, within a payload too', () => {
    const recent = process();
    recent.begin('a');
    const [first] = recent.hear([of(1)]);
    const [second, third] = recent.hear([of(2), of(3)]);
    recent.hear([of(4)]);
    expect(after(recent, 'a-0')).toEqual([1, 2, 3, 4]);
    expect(after(recent, first?.id ?? null)).toEqual([2, 3, 4]);
    expect(after(recent, second?.id ?? null)).toEqual([3, 4]);
    expect(after(recent, third?.id ?? null)).toEqual([4]);
    expect(after(recent, recent.position)).toEqual([]);
  });

  it('is kept for 60 seconds, and is a gap afterwards', () => {
    const time = { now: 0 };
    const recent = process(time);
    recent.begin('a');
    recent.hear([of(1)]);
    const before = recent.position;
    recent.hear([of(2)]);
    time.now = 60_000;
    expect(after(recent, before)).toEqual([2]);
    time.now = 60_001;
    expect(after(recent, before)).toBeNull();
  });

  it('is nothing where nothing happened, however long the reader was away', () => {
    const time = { now: 0 };
    const recent = process(time);
    recent.begin('a');
    const [said] = recent.hear([of(1), of(2)]).slice(-1);
    time.now = 3_600_000;
    expect(after(recent, said?.id ?? null)).toEqual([]);
  });

  it('is a gap after a lost connection, a payload of a newer release, and an order to read everything', () => {
    const recent = process();
    recent.begin('a');
    recent.lose();
    expect(recent.position).toBeNull();
    expect(recent.hear([of(1)])).toEqual([{ evento: of(1), id: null }]);
    recent.begin('b');
    expect(after(recent, 'a-0')).toBeNull();
    expect(after(recent, 'b-0')).toEqual([]);
    recent.hear(null);
    expect(after(recent, 'b-0')).toBeNull();
    expect(after(recent, 'b-1')).toEqual([]);
    recent.hear([{ tipo: 'inicio' }]);
    expect(after(recent, 'b-1')).toBeNull();
  });

  it.each([
    '',
    'x',
    'a',
    'a-',
    'a--1',
    'a-1-',
    'b-0',
    'a-9999999999999',
    `${'a'.repeat(30)}-1`,
    'a-0\n',
    '__proto__-1',
  ])('is a gap for an id that this process never gave: %j', (id) => {
    const recent = process();
    recent.begin('a');
    recent.hear([of(1)]);
    expect(after(recent, id)).toBeNull();
  });

  it('is a gap for a process that hears later than the one that gave the id, and nothing is skipped', () => {
    const [quick, slow] = [process(), process()];
    for (const one of [quick, slow]) one.begin('a');
    const [said] = quick.hear([of(1)]);
    expect(after(slow, said?.id ?? null)).toBeNull();
    expect(slow.hear([of(1)])).toEqual([said]);
    expect(after(slow, said?.id ?? null)).toEqual([]);
    expect(after(slow, 'a-2')).toBeNull();
  });

  it('is collected only as far as it is wanted and can be sent', () => {
    const recent = process();
    recent.begin('a');
    const payload = Array.from({ length: 90 }, (_, n) => of(n));
    for (let n = 0; n < 200; n += 1) recent.hear(payload);
    let asked = 0;
    const upTo = (max: number, wanted: (id: number) => boolean) =>
      recent.after(
        'a-0',
        ({ solicitacao_id }) => {
          asked += 1;
          return wanted(solicitacao_id ?? 0);
        },
        max,
      );
    expect(upTo(500, () => true)).toBeNull();
    expect(asked).toBe(501);
    expect(upTo(200, (id) => id === 7)).toHaveLength(200);
    expect(upTo(199, (id) => id === 7)).toBeNull();
    // Nothing is wanted: after 20,000 events it is a gap, instead of a look at all of them.
    for (let n = 0; n < 200; n += 1) recent.hear(payload);
    asked = 0;
    expect(upTo(500, () => false)).toBeNull();
    expect(asked).toBe(20_000);
  });
});

test('however many payloads come, a bounded number is kept', () => {
  const recent = process();
  recent.begin('a');
  for (let n = 1; n <= 30_000; n += 1) recent.hear([of(n)]);
  expect(after(recent, 'a-10000')).toBeNull();
  expect(after(recent, 'a-20000')).toHaveLength(10_000);
});

/** What all listeners of a database get: payloads, and the marks of processes that began. */
const heard = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ events: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ mark: fc.uuid().map((id) => id.replaceAll('-', '').slice(0, 12)) }) },
  ),
  { maxLength: 40 },
);

test('an id means the same in every process that knows it, whenever the process began', () => {
  fc.assert(
    fc.property(heard, fc.integer({ min: 0, max: 40 }), (all, late) => {
      const [old, young] = [process(), process()];
      old.begin('0');
      const told: { id: string; number: number }[] = [];
      let number = 0;
      const next = () => {
        number += 1;
        return of(number);
      };
      const hearAt = (recent: Recent, at: number, numbers: Evento[]) => {
        const one = all[at];
        if (one && 'mark' in one) recent.begin(one.mark);
        return one && 'events' in one ? recent.hear(numbers) : [];
      };
      all.forEach((one, at) => {
        const numbers = 'events' in one ? Array.from({ length: one.events }, next) : [];
        for (const { id, evento } of hearAt(old, at, numbers))
          if (id !== null) told.push({ id, number: evento.solicitacao_id ?? 0 });
        if (at >= late) hearAt(young, at, numbers);
      });
      for (const { id, number: last } of told) {
        const missing = Array.from({ length: number - last }, (_, n) => last + n + 1);
        expect(after(old, id)).toEqual(missing);
        expect([null, missing]).toContainEqual(after(young, id));
      }
    }),
  );
});
