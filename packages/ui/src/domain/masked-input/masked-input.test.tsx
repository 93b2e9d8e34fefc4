// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from '../../kit/field/field.tsx';
import { type Mask, MaskedInput } from './masked-input.tsx';

afterEach(cleanup);

function Example({ mask, inicial = '' }: { mask: Mask; inicial?: string }) {
  const [value, setValue] = useState(inicial);
  return (
    <>
      <Field label="Campo">
        <MaskedInput mask={mask} value={value} onValueChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

test.each([
  ['cpf', '12345678909', '123.456.789-09', '12345678909'],
  ['cep', '87013230', '87013-230', '87013230'],
  ['telefone', '44991234567', '(44) 99123-4567', '44991234567'],
  ['data', '05031998', '05/03/1998', '05/03/1998'],
] as const)('typing a %s punctuates it and gives back the stored form', async (mask, typed, shown, given) => {
  render(<Example mask={mask} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
  await userEvent.type(input, typed);
  expect(input.value).toBe(shown);
  expect(screen.getByRole('status').textContent).toBe(given);
});

test('a phone that the server keeps in E.164 is shown without its 55', () => {
  render(<Example mask="telefone" inicial="+5544991234567" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('(44) 99123-4567');
});

test('digits beyond the mask are not taken', async () => {
  render(<Example mask="cep" />);
  await userEvent.type(screen.getByRole('textbox'), '870132301234');
  expect(screen.getByRole('status').textContent).toBe('87013230');
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
const given = () => screen.getByRole('status').textContent;

/** The ways in which a number comes into a phone field. A browser's autofill sets the whole text at once. */
const ways: Record<string, (text: string) => Promise<void> | void> = {
  typed: (text) => userEvent.type(input(), text),
  pasted: async (text) => {
    await userEvent.click(input());
    await userEvent.paste(text);
  },
  'filled in': (text) => void fireEvent.input(input(), { target: { value: text } }),
};

describe.each(Object.entries(ways))('a phone that is %s', (_way, enter) => {
  test.each([
    ['+55 92 98765-4321', '(92) 98765-4321', '92987654321'],
    ['5592987654321', '(92) 98765-4321', '92987654321'],
    ['+5544998124076', '(44) 99812-4076', '44998124076'],
    ['+55 55 99812-4076', '(55) 99812-4076', '55998124076'],
    ['55 99812-4076', '(55) 99812-4076', '55998124076'],
    ['(44) 3026-1234', '(44) 3026-1234', '4430261234'],
    ['+55 44 3026-1234', '(44) 3026-1234', '4430261234'],
    ['044 99812-4076', '(44) 99812-4076', '44998124076'],
    ['0 41 44 99812-4076', '(44) 99812-4076', '44998124076'],
    // Another country's number stays whole, so that the form refuses it.
    ['+49 911 123456', '+49911123456', '+49911123456'],
    ['+595 981 123456', '+595981123456', '+595981123456'],
  ])('as %s is %s', async (text, shown, digits) => {
    render(<Example mask="telefone" />);
    await enter(text);
    expect(input().value).toBe(shown);
    expect(given()).toBe(digits);
  });
});

test('a pasted phone replaces the one that stands there', async () => {
  render(<Example mask="telefone" inicial="44991234567" />);
  await userEvent.click(input());
  await userEvent.paste('+55 92 98765-4321');
  expect(input().value).toBe('(92) 98765-4321');
});

test('one key more adds nothing to a full phone', async () => {
  render(<Example mask="telefone" />);
  await userEvent.type(input(), '449912345678');
  expect(given()).toBe('44991234567');
});

test('a phone can be corrected backwards over its punctuation', async () => {
  render(<Example mask="telefone" />);
  await userEvent.type(input(), '44991234567{Backspace>7/}');
  expect(given()).toBe('4499');
  await userEvent.type(input(), '812{Backspace>7/}');
  expect(input().value).toBe('');
});

test.each([
  ['data', '1998-03-05', '05/03/1998'],
  ['data', '5/3/1998', '05/03/1998'],
  ['data', '05.03.1998', '05/03/1998'],
  ['cpf', 'CPF: 123.456.789-09', '12345678909'],
  ['cep', 'CEP 87.013-230', '87013230'],
] as const)('a pasted %s of %s is %s, also over another', async (mask, text, stored) => {
  render(<Example mask={mask} inicial={mask === 'data' ? '01/01/2001' : '11111111111'} />);
  await userEvent.click(input());
  await userEvent.paste(text);
  expect(given()).toBe(stored);
});

test('a birthday that the browser fills in is a day', () => {
  render(<Example mask="data" />);
  fireEvent.input(input(), { target: { value: '1998-03-05' } });
  expect(given()).toBe('05/03/1998');
});
