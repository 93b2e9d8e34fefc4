import { expect, test } from 'vitest';
import { percentualLegivel, rotuloDaTaxa, taxaUnica } from './taxa.ts';
import { dizerTaxaSchema } from './taxa-contrato.ts';

test('a rate reads with a comma, and without decimals that are zero', () => {
  expect([10, 12.5, 0, 7.25].map(percentualLegivel)).toEqual(['10%', '12,5%', '0%', '7,25%']);
  expect([rotuloDaTaxa(12.5), rotuloDaTaxa(undefined)]).toEqual(['Taxa 12,5%', 'Taxa']);
});

test('weeks have one rate only if all have the same', () => {
  const semanas = (...percentuais: number[]) => percentuais.map((taxa_percentual) => ({ taxa_percentual }));
  expect([semanas(10, 10), semanas(10, 12), semanas()].map(taxaUnica)).toEqual([10, undefined, undefined]);
});

const recusa = (percentual: unknown, vale_de: unknown = '2026-12-07') =>
  dizerTaxaSchema.safeParse({ percentual, vale_de }).error?.issues[0]?.message;

test('a rate goes from 0 to 50 percent with two decimals', () => {
  for (const certa of [0, 10, 12.5, 7.25, 50]) expect(recusa(certa), String(certa)).toBeUndefined();
  expect([-0.01, 50.01, 10.005, '10', null, Number.NaN].map((errada) => recusa(errada))).toEqual([
    'A taxa vai de 0% a 50%',
    'A taxa vai de 0% a 50%',
    'A taxa tem no máximo duas casas decimais',
    'Informe a taxa, em porcentagem',
    'Informe a taxa, em porcentagem',
    'Informe a taxa, em porcentagem',
  ]);
});

test('a rate holds from a Monday on', () => {
  expect(recusa(10, '2026-12-08')).toBe('Informe a segunda-feira em que a semana começa');
  expect(recusa(10, '2026-13-07')).toBe('Data inválida');
});
