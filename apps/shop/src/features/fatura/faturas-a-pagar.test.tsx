// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Row } from './faturas-a-pagar.tsx';
import type { Fatura } from './regras.ts';

afterEach(cleanup);

const fatura = (copia_e_cola: string | null): Fatura => ({
  semana_inicio: '2026-11-09',
  semana: '09/11/2026 a 15/11/2026',
  total_entregas: 3,
  valor: 33.4,
  vence_em: '2026-11-20',
  estado: 'a_receber',
  recebida_em: null,
  txid: 'F20261109C1',
  recebido: 0,
  ajustes: [],
  a_pagar: 33.4,
  copia_e_cola,
  dinamica: false,
  location: null,
});
const NOW = Date.parse('2026-11-19T12:00:00Z');

test("'Pagar' leads only to a PIX code, and an invoice without one can be seen", () => {
  render(<Row fatura={fatura('00020126')} now={NOW} />);
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('Pagar a semana de 09/11/2026 a 15/11/2026');
  cleanup();
  render(<Row fatura={fatura(null)} now={NOW} />);
  expect(screen.getByRole('link').textContent).toBe('Ver');
  expect(screen.queryByText('Pagar')).toBeNull();
});
