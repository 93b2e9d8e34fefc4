import { expect, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { createBrakes } from './brakes.ts';

const { usarChave } = createBrakes(readConfig({ CHAVES_ERRADAS_POR_MINUTO: '30' }));
const chave = (n: number) => Buffer.from(`chave ${n}`);

/** Begins calls with these keys at once, before any of them is read. Returns the ends of those that may be read. */
const aoMesmoTempo = (ip: string, numbers: readonly number[]) =>
  numbers.flatMap((n) => {
    try {
      return [usarChave(ip, chave(n))];
    } catch {
      return [];
    }
  });
const duzentas = Array.from({ length: 200 }, (_, n) => n);

test('of two hundred wrong keys at once, thirty are looked at', () => {
  const lidas = aoMesmoTempo('10.0.0.1', duzentas);
  expect(lidas).toHaveLength(30);
  for (const conta of lidas) conta(false);
  expect(aoMesmoTempo('10.0.0.1', [1_000])).toEqual([]);
  expect(aoMesmoTempo('10.0.0.2', [1_000])).toHaveLength(1);
});

test('a right key, and one that could not be read, take nothing from the address', () => {
  for (const certa of [true, null])
    for (let n = 0; n < 100; n += 1) {
      const [conta] = aoMesmoTempo('10.0.0.3', [n]);
      expect(conta).toBeDefined();
      conta?.(certa);
    }
  expect(
    aoMesmoTempo(
      '10.0.0.3',
      duzentas.map((n) => n + 5_000),
    ),
  ).toHaveLength(30);
});

test('a key that is known as right goes on beside wrong ones, until it is wrong itself', () => {
  aoMesmoTempo('10.0.0.4', [7])[0]?.(true);
  expect(
    aoMesmoTempo(
      '10.0.0.4',
      duzentas.map((n) => n + 9_000),
    ),
  ).toHaveLength(30);
  const [conta] = aoMesmoTempo('10.0.0.4', [7]);
  expect(conta).toBeDefined();
  conta?.(false);
  expect(aoMesmoTempo('10.0.0.4', [7])).toEqual([]);
});
