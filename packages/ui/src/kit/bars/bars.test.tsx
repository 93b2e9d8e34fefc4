// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Bars } from './bars.tsx';

afterEach(cleanup);

test('a table tells a screen reader what the columns draw', () => {
  render(
    <Bars
      title="Entregas por dia"
      bars={[
        { label: 'Seg', valor: 9 },
        { label: 'Dom', valor: 0, future: true },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Entregas por dia' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Seg 9' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Dom ainda não chegou' })).toBeInTheDocument();
});

test('a week without a delivery still draws', () => {
  const { container } = render(<Bars title="Vazia" bars={[{ label: 'Seg', valor: 0 }]} />);
  expect(container.innerHTML).not.toContain('NaN');
});
