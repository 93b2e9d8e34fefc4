import { expect, test } from 'vitest';
import { estadoDaFolha, naoComecou } from './estado.ts';

const ULTIMA = '2026-11-16';
const semana = (semana_inicio: string, finalizadas = 9, fechada_em: string | null = null) => ({
  semana_inicio,
  fechada_em,
  operacao: { totais: { finalizadas, canceladas: 0 } },
  ofertas: { totais: { enviadas: 0 } },
});
const estado = (...args: Parameters<typeof semana>) => estadoDaFolha(semana(...args), ULTIMA);

// [numeros]
test('only a week that may still get a sheet is open', () => {
  expect(estado('2026-11-23')).toBe('aberta');
  expect(estado('2026-11-23', 0)).toBe('aberta');
  expect(estado('2026-11-16')).toBe('aberta');
  expect(estado('2026-10-26')).toBe('aberta');
  expect(estado('2026-10-19')).toBe('sem-folha');
  expect(estado('2026-10-19', 9, '2026-10-27T03:00:00Z')).toBe('guardada');
});

test('a week that is over without a sheet and without a case has no zeros to show', () => {
  expect(estado('2026-11-16', 0)).toBe('vazia');
  expect(estado('2019-01-07', 0)).toBe('vazia');
});

test('a week that has not begun is none, and the present one has begun', () => {
  expect(naoComecou('2026-11-23', ULTIMA)).toBe(false);
  expect(naoComecou('2026-11-30', ULTIMA)).toBe(true);
});
