// @vitest-environment jsdom
import { switchSingleKeys } from '@corre/ui/kit/keyboard/single-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atoDaTecla } from './shortcuts.tsx';

const acts = {
  move: vi.fn<(rows: number) => void>(),
  mostrarPix: vi.fn<() => void>(),
  copyPix: vi.fn<() => void>(),
  marcar: vi.fn<() => void>(),
  undo: vi.fn<() => void>(),
};

beforeEach(() => {
  document.body.innerHTML = `
    <table><tbody><tr data-row="7"><td><button id="row">Ana</button></td></tr></tbody></table>
    <button id="export">Exportar</button><input id="search" type="search"><input id="choice" type="radio"><textarea id="answer"></textarea>`;
});
afterEach(() => vi.clearAllMocks());

/** Presses a key with the focus on an element. Returns the names of the called actions. */
function press(key: string, on = 'row', more: KeyboardEventInit = {}): string[] {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  document.getElementById(on)?.dispatchEvent(event);
  atoDaTecla(event)?.(acts);
  const done = Object.entries(acts)
    .filter(([, act]) => act.mock.calls.length > 0)
    .map(([name]) => name);
  vi.clearAllMocks();
  return done;
}

test('on a row the arrows move, Enter shows, C copies, P marks, U undoes', () => {
  expect(['ArrowDown', 'ArrowUp', 'Enter', 'c', 'P', 'u'].map((key) => press(key)[0])).toEqual([
    'move',
    'move',
    'mostrarPix',
    'copyPix',
    'marcar',
    'undo',
  ]);
});

test.each(['answer', 'search'])('letters typed into %s are text', (field) => {
  for (const key of ['c', 'p', 'u', 'Enter']) expect(press(key, field)).toEqual([]);
});

test('the arrow leads from the search to the sheet, and stays in a radio group and in a text', () => {
  expect(press('ArrowDown', 'search')).toEqual(['move']);
  expect(press('ArrowDown', 'choice')).toEqual([]);
  expect(press('ArrowDown', 'answer')).toEqual([]);
});

test('Enter on another button is that button’s', () => {
  expect(press('Enter', 'export')).toEqual([]);
  expect(press('p', 'export')).toEqual(['marcar']);
});

test('a key that is held down marks once, and one with Ctrl is the browser’s', () => {
  expect(press('p', 'row', { repeat: true })).toEqual([]);
  expect(press('p', 'row', { ctrlKey: true })).toEqual([]);
  expect(press('ArrowDown', 'row', { repeat: true })).toEqual(['move']);
});

test('where shortcuts of one key are switched off, letters do nothing and the arrows go on', () => {
  switchSingleKeys(false);
  expect(['c', 'p', 'u'].flatMap((key) => press(key))).toEqual([]);
  expect(press('ArrowDown')).toEqual(['move']);
  switchSingleKeys(true);
  expect(press('c')).toEqual(['copyPix']);
});
