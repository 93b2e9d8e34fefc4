// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { House } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { OfficeShell } from './office-shell.tsx';

afterEach(cleanup);

test('the keyboard meets it before the tabs of a column at the side', async () => {
  const items = [{ value: 'inicio', label: 'Início', icon: House }];
  const rota = { items, value: 'inicio', hrefOf: () => '/', onValueChange: () => {} };
  render(
    <OfficeShell header={<header />} side={<button type="button">Aba</button>} route={rota}>
      <h1>Início</h1>
    </OfficeShell>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pular para o conteúdo' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aba' }));
});
