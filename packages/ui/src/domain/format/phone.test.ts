import { expect, test } from 'vitest';
import { dialOf, formatPhone } from './phone.ts';

test.each([
  ['+5544999053127', '(44) 99905-3127', 'tel:+5544999053127'],
  ['+554433334444', '(44) 3333-4444', 'tel:+554433334444'],
  ['08006081015', '0800 608 1015', 'tel:08006081015'],
  ['08006081015,,81726354', '0800 608 1015, localizador 81726354', 'tel:08006081015,,81726354'],
  ['40041234', '4004-1234', 'tel:40041234'],
  ['998124076', '99812-4076', 'tel:998124076'],
  ['+595981123456', '+595981123456', 'tel:+595981123456'],
])('%s is read as %s and dialled as %s', (telefone, visivel, link) => {
  expect(formatPhone(telefone)).toBe(visivel);
  expect(dialOf(telefone)).toBe(link);
});

test('a locator of its own field is dialled behind the number', () => {
  expect(dialOf('08006081015', '8172-6354')).toBe('tel:08006081015,,81726354');
});

test('what is no telephone stays as it is, and dials digits only', () => {
  expect(formatPhone('ramal 12')).toBe('ramal 12');
  expect(dialOf('0800 123;phone-context=x')).toBe('tel:0800123');
});
