// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function Example() {
  const [value, setValue] = useState(1);
  return (
    <Field label="Quantidade">
      <QuantityStepper value={value} onValueChange={setValue} max={3} unit="entregas" />
    </Field>
  );
}

test('the buttons count within the limits', async () => {
  render(<Example />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantidade' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Diminuir entregas' }).disabled).toBe(true);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Aumentar entregas' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(input.value).toBe('3');
  expect(more.disabled).toBe(true);
});
