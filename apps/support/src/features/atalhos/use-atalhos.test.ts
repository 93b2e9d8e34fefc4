// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { atalhoDe } from './use-atalhos.ts';

const tecla = (key: string, resto: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  defaultPrevented: false,
  ...resto,
});

test('A, X, S, R, / and ? are shortcuts, in either case', () => {
  expect(['a', 'x', 'S', 'r', '/', '?'].map((key) => atalhoDe(tecla(key)))).toEqual([
    'atribuir',
    'marcar',
    'suspender',
    'resetar',
    'buscar',
    'ajuda',
  ]);
});

test('a letter typed into a field, or with Ctrl, is no shortcut', () => {
  expect(atalhoDe(tecla('a', { target: document.createElement('input') }))).toBeNull();
  expect(atalhoDe(tecla('s', { target: document.createElement('textarea') }))).toBeNull();
  expect(atalhoDe(tecla('a', { ctrlKey: true }))).toBeNull();
  expect(atalhoDe(tecla('s', { defaultPrevented: true }))).toBeNull();
  expect(atalhoDe(tecla('z'))).toBeNull();
});
