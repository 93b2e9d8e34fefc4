import { expect, test } from 'vitest';
import { parsePreference, resolveTheme } from './use-theme.ts';

const noon = { systemDark: false, hour: 12, nightByClock: true };

test('a choice wins over system and clock', () => {
  expect(resolveTheme('claro', { systemDark: true, hour: 22, nightByClock: true })).toBe('light');
  expect(resolveTheme('escuro', noon)).toBe('dark');
});

test('without a choice the system decides', () => {
  expect(resolveTheme('sistema', noon)).toBe('light');
  expect(resolveTheme('sistema', { ...noon, systemDark: true })).toBe('dark');
});

test('the courier rides dark from 18:00 until the morning, the others do not', () => {
  expect(resolveTheme('sistema', { ...noon, hour: 18 })).toBe('dark');
  expect(resolveTheme('sistema', { ...noon, hour: 5 })).toBe('dark');
  expect(resolveTheme('sistema', { ...noon, hour: 6 })).toBe('light');
  expect(resolveTheme('sistema', { ...noon, hour: 22, nightByClock: false })).toBe('light');
});

test('an unknown stored text is no choice', () => {
  expect(parsePreference('roxo')).toBe('sistema');
  expect(parsePreference(null)).toBe('sistema');
});
