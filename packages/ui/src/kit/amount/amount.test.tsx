// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Amount, Money } from './amount.tsx';

afterEach(cleanup);

const figure = (valor: number) => {
  const { container } = render(<Amount valor={valor} />);
  const drawn = container.querySelector<HTMLElement>('[aria-hidden]');
  cleanup();
  return { size: Number.parseFloat(drawn?.style.fontSize ?? ''), text: drawn?.textContent };
};

test('a sum never breaks: up to R$ 9.999,99 it has its full size, above it shrinks', () => {
  expect(figure(9999.99)).toEqual({ size: 1, text: 'R$9.999,99' });
  expect(figure(12_345.67)).toEqual({ size: expect.closeTo(8 / 9, 4), text: 'R$12.345,67' });
});

test('a sum inside a text does not break either', () => {
  render(<Money valor={12_345.67} />);
  expect(screen.getByText('R$ 12.345,67').className).toContain('whitespace-nowrap');
});
