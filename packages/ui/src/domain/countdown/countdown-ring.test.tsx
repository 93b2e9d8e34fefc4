// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CountdownDashes, CountdownRing, dashesLeft } from './countdown-ring.tsx';

afterEach(cleanup);
const lit = (container: HTMLElement) => container.querySelectorAll('[data-lit=true]').length;

// [oferta-prazo]
test('the ring is a silent timer with one dash for each second left', () => {
  const { container } = render(<CountdownRing expira_em={4000} now={() => 0} />);
  const timer = screen.getByRole('timer', { name: '4 segundos' });
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(lit(container)).toBe(4);
  expect(container.querySelector('[data-lit=true]')?.getAttribute('class')).toContain('fill-perigo');
});

test('above five seconds nothing is red', () => {
  const { container } = render(<CountdownDashes expira_em={6000} now={() => 0} />);
  expect(lit(container)).toBe(6);
  expect(container.innerHTML).not.toContain('perigo');
});

test('a reservation longer than fifteen seconds shares its time over the dashes', () => {
  expect(dashesLeft(30, 30)).toBe(15);
  expect(dashesLeft(1, 30)).toBe(1);
  expect(dashesLeft(0, 30)).toBe(0);
  expect(dashesLeft(20, 15)).toBe(15);
});
