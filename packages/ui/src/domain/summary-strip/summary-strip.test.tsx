// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SummaryStrip } from './summary-strip.tsx';

afterEach(cleanup);

const cells = [{ label: 'Valor', valor: 'R$ 0,00' }];
const said = (missing?: 'loading' | 'failed') =>
  render(<SummaryStrip cells={cells} missing={missing} />).container.querySelector('dd')?.textContent;

test('a figure that is not known is no figure, and a screen reader says why', () => {
  expect(said('loading')).toBe('Carregando');
  expect(said('failed')).toBe('–sem resposta');
  expect(said()).toBe('R$ 0,00');
});
