import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chavesUnicas, type Nomeado } from './acompanhamento.ts';

const courier = (id: number, nome: string, usuario: string): Nomeado => ({
  id,
  nome,
  distinto: `${nome} (@${usuario})`,
});

test('a name that only one has is the key', () => {
  expect([...chavesUnicas([courier(1, 'Ana', 'ana'), courier(2, 'Bia', 'bia')]).values()]).toEqual(['Ana', 'Bia']);
});

test('namesakes get their user name; one who is named like that gets a number as well', () => {
  const chaves = chavesUnicas([
    courier(1, 'Vitima', 'victim'),
    courier(2, 'Vitima', 'v2'),
    courier(3, 'Vitima (@victim)', 'x'),
  ]);
  expect(chaves).toEqual(
    new Map([
      [1, 'Vitima (@victim) #1'],
      [2, 'Vitima (@v2)'],
      [3, 'Vitima (@victim) #3'],
    ]),
  );
});

test('__proto__ is never a key', () => {
  expect([...chavesUnicas([{ id: 9, nome: '__proto__', distinto: '__proto__ (nº 9)' }]).values()]).toEqual([
    '__proto__ (nº 9)',
  ]);
  expect([...chavesUnicas([{ id: 9, nome: '__proto__', distinto: '__proto__' }]).values()]).toEqual(['__proto__ #9']);
});

test('whatever the names are, nobody shares a key', () => {
  const nome = fc.constantFrom('A', 'A #1', 'A (@a)', 'A (@a) #1', 'A (@a) #1 #1', '__proto__', 'constructor');
  fc.assert(
    fc.property(fc.array(fc.tuple(nome, nome), { maxLength: 12 }), (nomes) => {
      const pessoas = nomes.map(([um, outro], id) => ({ id, nome: um, distinto: outro }));
      const chaves = [...chavesUnicas(pessoas).values()];
      expect(new Set(chaves).size).toBe(pessoas.length);
      expect(chaves).not.toContain('__proto__');
    }),
  );
});
