import type { Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { expect, test } from 'vitest';
import { percentualDe, segundasPossiveis, textosDaTaxa } from './use-taxa.ts';

const taxa = (change: Partial<Taxa> = {}): Taxa => ({
  percentual: 10,
  semana_inicio: '2026-11-30',
  primeira_segunda: '2026-12-07',
  planejadas: [],
  ditas: [],
  ...change,
});

test('a rate is read as people write it, and nothing else is', () => {
  expect(['12', '12,5', ' 7.25 ', '12 %', '0'].map(percentualDe)).toEqual([12, 12.5, 7.25, 12, 0]);
  expect(['', 'dez', '-1', '1,2,3', '1e1'].map(percentualDe)).toEqual(Array(5).fill(Number.NaN));
});

// [taxa]
test('the Mondays begin with the first that is possible; before the first delivery with this week', () => {
  expect(segundasPossiveis(taxa()).slice(0, 2)).toEqual([
    { value: '2026-12-07', label: 'Segunda, 07/12' },
    { value: '2026-12-14', label: 'Segunda, 14/12' },
  ]);
  expect(segundasPossiveis(taxa({ primeira_segunda: '2026-11-30' }))[0]).toEqual({
    value: '2026-11-30',
    label: 'Esta semana',
  });
});

test('the form shows what holds on the first possible Monday', () => {
  expect(textosDaTaxa(taxa({ percentual: 12.5 }))).toEqual({ percentual: '12,5', vale_de: '2026-12-07' });
  const planejadas = [{ percentual: 8, vale_de: '2026-12-21' }];
  expect(textosDaTaxa(taxa({ planejadas }))).toEqual({ percentual: '10', vale_de: '2026-12-07' });
  const proxima = [{ percentual: 8, vale_de: '2026-12-07' }];
  expect(textosDaTaxa(taxa({ planejadas: proxima }))).toEqual({ percentual: '8', vale_de: '2026-12-07' });
});
