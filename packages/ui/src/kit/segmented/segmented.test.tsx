// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

function Example() {
  const [value, setValue] = useState('online');
  const options = [
    { value: 'online', label: 'Online' },
    { value: 'dinheiro', label: 'Dinheiro' },
  ];
  return (
    <Field label="Pagamento" group error="Escolha">
      <Segmented options={options} value={value} onValueChange={setValue} />
    </Field>
  );
}

test('it is a radio group that is named by its field and described by its error', () => {
  render(<Example />);
  const group = screen.getByRole('radiogroup', { name: 'Pagamento' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Escolha');
});

test('a click chooses', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dinheiro' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dinheiro' }).checked).toBe(true);
});
