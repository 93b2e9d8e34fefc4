import { type Evento, TIPOS_EVENTO } from '@corre/contract/eventos/contrato.ts';
import { USER_TYPES } from '@corre/contract/vocabulario.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Reader } from '../base/stream-ports.ts';
import { PANEL } from './panel-wire.ts';
import { concerns, getsAtOnce, Registry } from './registry.ts';
import { Stream } from './stream.ts';

const nowhere = { write: () => true, end: () => undefined, writableLength: 0 };
const stream = (reader: Reader) => new Stream(reader, nowhere, PANEL);

const id = fc.integer({ min: 1, max: 4 });
const readers = fc.array(fc.record({ user_type: fc.constantFrom(...USER_TYPES), id, session: fc.constant('') }));
const event: fc.Arbitrary<Evento> = fc.record(
  { tipo: fc.constantFrom(...TIPOS_EVENTO), entregador_id: id, comercio_id: id, solicitacao_id: id },
  { requiredKeys: ['tipo'] },
);

describe('who may know of an event', () => {
  const evento: Evento = { tipo: 'mensagem', comercio_id: 1, entregador_id: 2, solicitacao_id: 3 };
  it.each([
    ['entregador', 2, true],
    ['entregador', 1, false],
    ['comercio', 1, true],
    ['comercio', 2, false],
    ['suporte', 9, true],
    ['admin', 9, true],
  ] as const)('a message to %s %i: %s', (user_type, id, expected) => {
    expect(concerns({ user_type, id }, evento)).toBe(expected);
  });

  it('nobody learns of another courier’s move in the queue, and nobody reads the end of a session', () => {
    expect(concerns({ user_type: 'entregador', id: 1 }, { tipo: 'fila', entregador_id: 2 })).toBe(false);
    expect(concerns({ user_type: 'entregador', id: 1 }, { tipo: 'fila' })).toBe(false);
    for (const user_type of USER_TYPES)
      expect(concerns({ user_type, id: 2 }, { tipo: 'sessao', entregador_id: 2 })).toBe(false);
  });
});

test('an event reaches exactly those who may know of it; staff hear of the queue by its movement', () => {
  fc.assert(
    fc.property(readers, event, (given, evento) => {
      const registry = new Registry();
      const open = given.map(stream);
      for (const one of open) registry.add(one);
      const ofStaff = ({ user_type }: Reader) => user_type === 'admin' || user_type === 'suporte';
      const due = open.filter(({ reader }) => concerns(reader, evento) && !(evento.tipo === 'fila' && ofStaff(reader)));
      // Whoever comes back gets the same events as a stream that was open.
      expect(open.filter(({ reader }) => getsAtOnce(reader, evento))).toEqual(due);
      const told = registry.readersOf(evento);
      expect(told).toHaveLength(due.length);
      expect(new Set(told)).toEqual(new Set(due));
    }),
  );
});

test('the end of a session concerns whom it names, or else all staff', () => {
  const registry = new Registry();
  const [ana, bia, loja, admin] = [
    stream({ user_type: 'entregador', id: 1, session: 'a' }),
    stream({ user_type: 'entregador', id: 2, session: 'b' }),
    stream({ user_type: 'comercio', id: 1, session: 'c' }),
    stream({ user_type: 'admin', id: 1, session: 'd' }),
  ];
  for (const one of [ana, bia, loja, admin]) registry.add(one);
  expect(registry.concernedBy({ tipo: 'sessao', entregador_id: 1 })).toEqual([ana]);
  expect(registry.concernedBy({ tipo: 'sessao', comercio_id: 1 })).toEqual([loja]);
  expect(registry.concernedBy({ tipo: 'sessao' })).toEqual([admin]);
});

test('whoever left is not told, and leaves nothing behind', () => {
  fc.assert(
    fc.property(readers, event, (given, evento) => {
      const registry = new Registry();
      const open = given.map(stream);
      for (const one of open) registry.add(one);
      for (const one of open) registry.remove(one);
      expect(registry.readersOf(evento)).toEqual([]);
      expect([registry.all.size, registry.couriers.size, registry.staff.size]).toEqual([0, 0, 0]);
    }),
  );
});
