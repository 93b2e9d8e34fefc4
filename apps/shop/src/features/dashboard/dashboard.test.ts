import { expect, test } from 'vitest';
import { greeting } from './dashboard.tsx';

test('the greeting follows the clock of São Paulo', () => {
  const as = (hora: string) => greeting(Date.parse(`2026-11-21T${hora}:00-03:00`));
  expect([as('04:59'), as('05:00'), as('11:59'), as('12:00'), as('17:59'), as('18:00')]).toEqual([
    'Boa noite',
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
  ]);
});
