// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('it is named by the label that is shown', () => {
  const { rerender } = render(<Button loadingLabel="Enviando...">Enviar</Button>);
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeInTheDocument();
  rerender(
    <Button loading loadingLabel="Enviando...">
      Enviar
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeInTheDocument();
});

test('while it loads it keeps the focus and neither acts nor submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Enviar
      </Button>
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press while it loads takes the focus from nowhere', async () => {
  const { rerender } = render(
    <>
      <input />
      <Button loading>Enviar</Button>
    </>,
  );
  screen.getByRole('textbox').focus();
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(
    <>
      <input />
      <Button>Enviar</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
