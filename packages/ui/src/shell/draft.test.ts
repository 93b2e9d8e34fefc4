// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';
import { clearStorage } from './session.ts';

// [rascunhos]
test('a draft is kept until it is emptied', () => {
  writeDraft('manual:Padaria', 'Rua A, 1');
  expect(readDraft('manual:Padaria')).toBe('Rua A, 1');
  expect(readDraft('manual:Farmácia')).toBeNull();
  writeDraft('manual:Padaria', '');
  expect(readDraft('manual:Padaria')).toBeNull();
});

// [sair]
test("'Sair' forgets the drafts and leaves what is not one", () => {
  sessionStorage.setItem('outra', '1');
  writeDraft('manual:Padaria', 'Rua A, 1');
  clearStorage();
  expect(readDraft('manual:Padaria')).toBeNull();
  expect(sessionStorage.getItem('outra')).toBe('1');
});
