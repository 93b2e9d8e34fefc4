// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY, FinsCard } from './operacao-cards.tsx';

const dia = (dia: string, finalizadas: number) => ({ dia, finalizadas, canceladas: 0, com_problema: 0 });

/** The days and counts of the table beside the picture. */
function rowsOf(de: string, ate: string, lista: ReturnType<typeof dia>[]) {
  const totais = { finalizadas: 9, canceladas: 0, com_problema: 0 };
  const data = { ...EMPTY, de, ate, totais, dias: lista };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <FinsCard asked={{ data, failed: false, old: false, retry: () => undefined }} file="x" />,
  );
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 2).map(({ textContent }) => textContent),
  );
}

// [numeros]
test('the picture of a week has its seven days, also those without a case', () => {
  expect(rowsOf('2026-11-09', '2026-11-15', [dia('2026-11-10', 5), dia('2026-11-13', 4)])).toEqual([
    ['Seg', '0'],
    ['Ter', '5'],
    ['Qua', '0'],
    ['Qui', '0'],
    ['Sex', '4'],
    ['Sáb', '0'],
    ['Dom', '0'],
  ]);
});

test('the days of a longer span have their dates, however few had cases', () => {
  const rows = rowsOf('2026-11-01', '2026-11-10', [dia('2026-11-10', 9)]);
  expect(rows).toHaveLength(10);
  expect(rows.at(0)).toEqual(['01/11', '0']);
  expect(rows.at(-1)).toEqual(['10/11', '9']);
});
