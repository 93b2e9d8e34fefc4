// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { OrderNumber, OrderNumberBadge } from './order-number-badge.tsx';

afterEach(cleanup);

test('a request is called by the number of its point of sale, else by its id', () => {
  expect(orderNumber({ id: 7, numero_pedido: '96B4-1' })).toBe('96B4-1');
  expect(orderNumber({ id: 7, numero_pedido: null })).toBe('7');
  expect(orderNumber({ id: 7 })).toBe('7');
});

test('line and badge show the same number', () => {
  const pedido = { id: 7, numero_pedido: '4821' };
  const { container } = render(<OrderNumber pedido={pedido} />);
  expect(container.textContent).toBe('#Pedido 4821');
  render(<OrderNumberBadge pedido={pedido} />);
  expect(screen.getByText('Pedido 4821')).toBeInTheDocument();
});
