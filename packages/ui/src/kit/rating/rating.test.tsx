// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stars } from './rating.tsx';

afterEach(cleanup);

test.each([
  [4.6, '4,6 de 5 estrelas', 4, ['0,6']],
  [4, '4 de 5 estrelas', 4, []],
  [4.96, '5,0 de 5 estrelas', 4, ['1,0']],
  [0, '0 de 5 estrelas', 0, []],
])('%s is drawn as it is, and not rounded up', (nota, name, whole, parts) => {
  render(<Stars nota={nota} />);
  const stars = screen.getByRole('img', { name });
  expect(stars.querySelectorAll('.fill-current:not([data-part])')).toHaveLength(whole);
  expect([...stars.querySelectorAll<SVGElement>('[data-part]')].map(({ dataset }) => dataset.part)).toEqual(parts);
});
