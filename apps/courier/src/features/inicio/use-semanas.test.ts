import { expect, it } from 'vitest';
import { semanasComAAtual } from './use-semanas.ts';

const [atual, passada] = [{ semana_inicio: '2026-11-16' }, { semana_inicio: '2026-11-09' }];

it('says of no week that it is the only one while the history is on its way', () => {
  expect(semanasComAAtual(undefined, atual)).toEqual([]);
  expect(semanasComAAtual([passada], undefined)).toEqual([]);
});

it('has the current week before its first delivery, and once', () => {
  expect(semanasComAAtual([passada], atual)).toEqual([atual, passada]);
  expect(semanasComAAtual([atual, passada], atual)).toEqual([atual, passada]);
});
