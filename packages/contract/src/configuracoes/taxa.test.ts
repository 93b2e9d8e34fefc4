import { expect, test } from 'vitest';
import { percentualLegivel, rotuloDaTaxa, taxaAdministrativa, taxaNaFrase } from './taxa.ts';
import { dizerTaxaSchema } from './taxa-contrato.ts';

test('a rate reads with a comma, and without decimals that are zero', () => {
  expect([10, 12.5, 0, 7.25].map(percentualLegivel)).toEqual(['10%', '12,5%', '0%', '7,25%']);
});

test('a fee whose rate is not known, or not one, is said without it', () => {
  const ditas = [rotuloDaTaxa, taxaAdministrativa, taxaNaFrase];
  expect(ditas.map((dita) => dita(12.5))).toEqual(['Taxa 12,5%', 'Taxa administrativa 12,5%', 'taxa de 12,5%']);
  expect(ditas.map((dita) => dita(undefined))).toEqual(['Taxa', 'Taxa administrativa', 'taxa']);
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
