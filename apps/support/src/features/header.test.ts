import { markedTab } from '@corre/ui/kit/tabs/tab-list.tsx';
import { expect, test } from 'vitest';
import { comPendencias, dataAge, phoneTabs } from './header.tsx';

const now = Date.parse('2026-11-21T22:42:00Z');

test('the age of the data is said in seconds, and calls for an act past 15', () => {
  expect(dataAge(now - 8_000, now)).toEqual({ text: 'atualizado há 8 s', stale: false });
  expect(dataAge(now - 15_000, now).stale).toBe(false);
  expect(dataAge(now - 16_000, now)).toEqual({ text: 'atualizado há 16 s', stale: true });
});

test('before the first answer nothing is old', () => {
  expect(dataAge(0, now)).toEqual({ text: 'atualizando', stale: false });
});

test("on a phone 'Mais' is marked for each page that only the settings lead to", () => {
  const marked = comPendencias(0, 0).map((tab) => [tab.value, markedTab(phoneTabs, tab)]);
  expect(Object.fromEntries(marked)).toMatchObject({
    dashboard: 'dashboard',
    configuracoes: 'configuracoes',
    estatisticas: 'configuracoes',
    sistema: 'configuracoes',
  });
  for (const [, tab] of marked) expect(phoneTabs.map(({ value }) => value)).toContain(tab);
});
