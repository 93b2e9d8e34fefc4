import { expect, test } from 'vitest';
import { telefoneLegivel } from './telefone.ts';

test('a phone is shown as Brazilians write it', () => {
  expect(telefoneLegivel('+5544999053127')).toBe('(44) 99905-3127');
  expect(telefoneLegivel('+554433334444')).toBe('(44) 3333-4444');
  expect(telefoneLegivel('ramal 12')).toBe('ramal 12');
});
