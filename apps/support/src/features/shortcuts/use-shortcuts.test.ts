// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const keyName = (key: string, rest: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  defaultPrevented: false,
  ...rest,
});

test('A, X, S, R, / and ? are shortcuts, in either case', () => {
  expect(['a', 'x', 'S', 'r', '/', '?'].map((key) => shortcutOf(keyName(key)))).toEqual([
    'atribuir',
    'marcar',
    'suspender',
    'resetar',
    'buscar',
    'ajuda',
  ]);
});

test('a letter typed into a field, or with Ctrl, is no shortcut', () => {
  expect(shortcutOf(keyName('a', { target: document.createElement('input') }))).toBeNull();
  expect(shortcutOf(keyName('s', { target: document.createElement('textarea') }))).toBeNull();
  expect(shortcutOf(keyName('a', { ctrlKey: true }))).toBeNull();
  expect(shortcutOf(keyName('s', { defaultPrevented: true }))).toBeNull();
  expect(shortcutOf(keyName('z'))).toBeNull();
});
