// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);
const icon = (container: HTMLElement) => container.querySelector('svg')?.getAttribute('class') ?? '';

test('a spinner shows while it is unknown whether there is a photo', () => {
  const { container } = render(<Avatar src={null} loading />);
  expect(icon(container)).toContain('animate-spin');
});

test('then the photo shows', () => {
  render(<Avatar src="/api/foto/entregador/7" nome="Ana Beatriz" />);
  expect(screen.getByAltText('Foto de Ana Beatriz').getAttribute('src')).toBe('/api/foto/entregador/7');
});

// [foto]
test('without a photo a courier is a truck and anybody else a package', () => {
  const { container, rerender } = render(<Avatar src={null} user_type="entregador" />);
  expect(icon(container)).toContain('lucide-truck');
  rerender(<Avatar src={null} user_type="comercio" />);
  expect(icon(container)).toContain('lucide-package');
});

test('a photo that fails to load gives way to the icon, and a new photo is tried again', () => {
  const { container, rerender } = render(<Avatar src="/quebrada" nome="Ana" />);
  fireEvent.error(screen.getByRole('img'));
  expect(icon(container)).toContain('lucide-truck');
  expect(screen.getByText('Foto de Ana')).toBeInTheDocument();
  rerender(<Avatar src="/nova" nome="Ana" />);
  expect(screen.getByAltText('Foto de Ana').getAttribute('src')).toBe('/nova');
});

test('the status dot is a word too', () => {
  render(<Avatar src={null} status="suspenso" />);
  expect(screen.getByText('suspenso')).toBeInTheDocument();
});
