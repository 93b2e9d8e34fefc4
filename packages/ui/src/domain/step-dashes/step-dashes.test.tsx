// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepDashes, stepOf } from './step-dashes.tsx';

afterEach(cleanup);

// [passos]
test('a delivery walks through four steps, and a finished one is green', () => {
  const { container, rerender } = render(<StepDashes etapa={stepOf('em_retirada')} />);
  expect(screen.getByRole('img', { name: 'Etapa 2 de 4' })).toBeInTheDocument();
  expect(container.querySelectorAll('.scale-x-100')).toHaveLength(2);
  rerender(<StepDashes etapa={stepOf('finalizada')} />);
  expect(container.querySelectorAll('.scale-x-100.bg-ok')).toHaveLength(4);
});

test('a step taken offline is told as kept, not as done', () => {
  render(<StepDashes etapa={2} guardada />);
  expect(screen.getByRole('img', { name: 'Etapa 2 de 4, a próxima está guardada' })).toBeInTheDocument();
});
