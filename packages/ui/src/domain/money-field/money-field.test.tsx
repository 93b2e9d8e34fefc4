// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MoneyField } from './money-field.tsx';

afterEach(cleanup);

function Example({ inicial = null }: { inicial?: number | null }) {
  const [valor, setValor] = useState<number | null>(inicial);
  return (
    <>
      <MoneyField label="Valor da entrega" value={valor} onValueChange={setValor} />
      <output>{JSON.stringify(valor)}</output>
      <button type="button" onClick={() => setValor(null)}>
        Limpar
      </button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor da entrega' });
const given = () => screen.getByRole('status').textContent;

test('digits push in from the right, cents first', async () => {
  render(<Example />);
  await userEvent.type(input(), '1');
  expect(input().value).toBe('0,01');
  await userEvent.type(input(), '250');
  expect(input().value).toBe('12,50');
  expect(given()).toBe('12.5');
});

test('thousands are parted by a point', async () => {
  render(<Example />);
  await userEvent.type(input(), '123456');
  expect(input().value).toBe('1.234,56');
  expect(given()).toBe('1234.56');
});

test('the last digit goes first, down to an empty field', async () => {
  render(<Example inicial={12.5} />);
  expect(input().value).toBe('12,50');
  await userEvent.type(input(), '{Backspace}');
  expect(input().value).toBe('1,25');
  await userEvent.type(input(), '{Backspace}{Backspace}{Backspace}');
  expect(input().value).toBe('');
  expect(given()).toBe('null');
});

test('a form that is reset empties the field', async () => {
  render(<Example inicial={8} />);
  expect(input().value).toBe('8,00');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(input().value).toBe('');
});
