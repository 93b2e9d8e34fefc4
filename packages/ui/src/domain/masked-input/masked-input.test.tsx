// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
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
