// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { StarInput } from './star-input.tsx';

afterEach(cleanup);

function Form() {
  const [nota, setNota] = useState(5);
  return <StarInput nota={nota} onChange={setNota} legend="Como foi a entrega?" />;
}
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

// [avaliacao]
test('the six ratings are radios under one question, each with its word', () => {
  render(<Form />);
  expect(screen.getByRole('group', { name: 'Como foi a entrega?' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { name: '0 Sem nota' })).toBeInTheDocument();
  expect(checked()).toBe('5');
});

test('a click chooses and the stars fill up to the choice', async () => {
  const { container } = render(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: '2 Ruim' }));
  expect(checked()).toBe('2');
  expect(container.querySelectorAll('svg.fill-current')).toHaveLength(2);
});

test('keys start from the rating that is checked, not from the one that has the focus', async () => {
  render(<Form />);
  screen.getByRole('radio', { name: '0 Sem nota' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(checked()).toBe('4');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 Bom' }));
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(checked()).toBe('0');
  await userEvent.keyboard('3');
  expect(checked()).toBe('3');
});

test('arrow keys move the choice', async () => {
  render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(checked()).toBe('4');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(checked()).toBe('2');
});
