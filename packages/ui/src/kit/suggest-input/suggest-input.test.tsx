// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { SuggestInput } from './suggest-input.tsx';

afterEach(cleanup);

const lugares = ['Rua Vaz Caminha, 588', 'Av. Cerro Azul, 1447'];

function Example({ items = lugares, onSubmit }: { items?: string[]; onSubmit?: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field label="Endereço">
        <SuggestInput
          value={text}
          onValueChange={setText}
          items={items}
          onChoose={(item) => {
            setChosen(item);
            setText(item);
          }}
          getKey={(item) => item}
          getLabel={(item) => item}
        />
      </Field>
      <button type="submit">Enviar</button>
      <output data-testid="escolhido">{chosen}</output>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Endereço' });

const marked = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

test('what is typed stays as it is typed; Enter with no option marked sends the form', async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(input(), 'rua nova 1');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.keyboard('{Enter}');
  expect(input().value).toBe('rua nova 1');
  expect(screen.getByTestId('escolhido').textContent).toBe('');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an arrow marks an option, Enter chooses it and does not send the form', async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(input(), 'cerro');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  for (const lugar of lugares) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()?.textContent).toBe(lugar));
  }
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('escolhido').textContent).toBe('Av. Cerro Azul, 1447');
  expect(input().value).toBe('Av. Cerro Azul, 1447');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list and takes nothing away', async () => {
  render(<Example />);
  await userEvent.type(input(), 'cerro');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(input().value).toBe('cerro');
});

test('without offers there is no list', async () => {
  render(<Example items={[]} />);
  await userEvent.type(input(), 'rua');
  expect(screen.queryByRole('listbox')).toBeNull();
});
