import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('a phone is shown as Brazilians write it', () => {
  expect(formatPhone('+5544999053127')).toBe('(44) 99905-3127');
  expect(formatPhone('+554433334444')).toBe('(44) 3333-4444');
  expect(formatPhone('ramal 12')).toBe('ramal 12');
});
