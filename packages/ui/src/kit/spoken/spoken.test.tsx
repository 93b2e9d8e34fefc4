// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { formatPhone } from '../../domain/format/phone.ts';
import { formatMoney, formatMoneySigned } from '../format/money.ts';
import { Spoken } from './spoken.tsx';
import { spokenText } from './spoken-text.ts';

afterEach(cleanup);

test.each([
  [formatMoney(-20), 'menos R$\u00a020,00'],
  [formatMoneySigned(12.5), '+R$\u00a012,50'],
  ['− R$ 30,00', 'menos R$ 30,00'],
  ['R$ 300,00 − R$ 30,00 = R$ 270,00', 'R$ 300,00 menos R$ 30,00 = R$ 270,00'],
  [formatPhone('+5544999053127'), '44 9 9905 3127'],
  [formatPhone('+554430251234'), '44 3025 1234'],
  ['@ana · (44) 99905-3127 · Moto', '@ana · 44 9 9905 3127 · Moto'],
  ['4004-1234', '4004 1234'],
  ['87010-000', '87010 000'],
  ['123.456.789-09', '123.456.789 09'],
  ['CPF •••.982.247-••', 'CPF •••.982.247 ••'],
  ['18–21 h', '18 a 21 h'],
  ['Rua Dr. Sá-Pinto, 12 – fundos', 'Rua Dr. Sá-Pinto, 12 – fundos'],
])('%s is said as %s', (text, said) => {
  expect(spokenText(text)).toBe(said);
});

test('the sign is for the eye, the words are for the voice', () => {
  render(
    <p>
      <Spoken>{formatMoney(-20)}</Spoken>
    </p>,
  );
  expect(screen.getByText('−R$ 20,00').closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByText('menos R$ 20,00').closest('[aria-hidden=true]')).toBeNull();
});

test('text without such a sign stays one text, and a part of a calculation is read as a whole', () => {
  const { container, rerender } = render(<Spoken>{formatMoney(20)}</Spoken>);
  expect(container.innerHTML).toBe('R$&nbsp;20,00');
  rerender(<Spoken>− {10}%</Spoken>);
  expect(screen.getByText('menos 10%')).toBeInTheDocument();
  rerender(
    <Spoken>
      <b>−</b>
    </Spoken>,
  );
  expect(container.innerHTML).toBe('<b>−</b>');
});
