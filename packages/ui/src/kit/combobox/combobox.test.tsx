// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

type Pessoa = { id: number; nome: string };
const pessoas: Pessoa[] = [
  { id: 1, nome: 'Marcos Prado' },
  { id: 2, nome: 'João Braga' },
];

function Example({ onSearch }: { onSearch?: (text: string) => void }) {
  const [pessoa, setPessoa] = useState<Pessoa | null>(null);
  return (
    <>
      <Field label="Entregador" error={pessoa ? undefined : 'Selecione um entregador'}>
        <Combobox
          items={pessoas}
          value={pessoa}
          onValueChange={setPessoa}
          getKey={({ id }) => id}
          getLabel={({ nome }) => nome}
          onSearch={onSearch}
        />
      </Field>
      <output data-testid="escolhido">{pessoa?.id}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Entregador' });

test('typing filters without accents, Enter chooses', async () => {
  render(<Example />);
  await userEvent.type(input(), 'joao');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('escolhido').textContent).toBe('2');
  expect(input().value).toBe('João Braga');
});

test('an open list has its first option ready for Enter, without a typed letter', async () => {
  render(<Example />);
  await userEvent.click(input());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('escolhido').textContent).toBe('1');
});

test('of a thousand options those in view are drawn, and the keyboard reaches the others', async () => {
  // jsdom has no layout: fakes a list of 360 px with options of 52 px.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60_000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  const muitas = Array.from({ length: 1_006 }, (_, id) => ({ id, nome: `Pessoa ${id}` }));
  const chosen = vi.fn();
  render(
    <Combobox
      label="Entregador"
      items={muitas}
      value={null}
      onValueChange={(pessoa) => chosen(pessoa?.id)}
      getKey={({ id }) => id}
      getLabel={({ nome }) => nome}
    />,
  );
  await userEvent.click(input());
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  expect(screen.getAllByRole('option').length).toBeLessThan(40);
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('1006');
  const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  for (let press = 0; press < 30; press += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).not.toBeNull());
  }
  expect(Number(active()?.getAttribute('aria-posinset'))).toBeGreaterThanOrEqual(29);
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.lastCall?.[0]).toBeGreaterThanOrEqual(28);
  vi.restoreAllMocks();
});

test('its error describes it and marks it invalid', () => {
  render(<Example />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Selecione um entregador',
  );
});

test('with a search of the server every item that comes is shown', async () => {
  const onSearch = vi.fn();
  render(<Example onSearch={onSearch} />);
  await userEvent.type(input(), 'x');
  expect(onSearch).toHaveBeenLastCalledWith('x');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
});
