// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
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

/** A browser's autofill sets the whole text at once, without an input type. */
const ways: Record<string, (text: string) => Promise<void> | void> = {
  pasted: async (text) => {
    await userEvent.click(input());
    await userEvent.paste(text);
  },
  'filled in': (text) => void fireEvent.input(input(), { target: { value: text } }),
};

describe.each(Object.entries(ways))('an amount that is %s', (_way, enter) => {
  test.each([
    ['35', '35,00', '35'],
    ['12,5', '12,50', '12.5'],
    ['12.50', '12,50', '12.5'],
    ['R$ 15', '15,00', '15'],
    ['R$\u00a015,90', '15,90', '15.9'],
    ['1.250', '1.250,00', '1250'],
    ['1.234,5', '1.234,50', '1234.5'],
    ['1,234.56', '1.234,56', '1234.56'],
    ['1 234,50', '1.234,50', '1234.5'],
    [' 0,5\n', '0,50', '0.5'],
    ['20 reais', '20,00', '20'],
  ])('as %j is %s', async (text, shown, value) => {
    render(<Example />);
    await enter(text);
    expect(input().value).toBe(shown);
    expect(given()).toBe(value);
  });

  test('replaces the one that stands there', async () => {
    render(<Example inicial={8} />);
    await enter('35');
    expect(input().value).toBe('35,00');
  });
});

test.each(['abc', '-5', '−5,00', '12:30', '10/12', '3 x 4', '20000000'])(
  'a pasted %s is no amount and changes nothing',
  async (text) => {
    render(<Example inicial={8} />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input().value).toBe('8,00');
    expect(given()).toBe('8');
  },
);

test('keys go on behind a pasted amount', async () => {
  render(<Example />);
  await userEvent.click(input());
  await userEvent.paste('35');
  await userEvent.keyboard('5');
  expect(input().value).toBe('350,05');
  await userEvent.keyboard('{Backspace}');
  expect(input().value).toBe('35,00');
});
