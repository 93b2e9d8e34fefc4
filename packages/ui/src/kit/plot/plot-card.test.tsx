// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlotCard } from './plot-card.tsx';

afterEach(cleanup);

const show = (state: Parameters<typeof PlotCard>[0]['state']) =>
  render(
    <PlotCard
      title="Sexta às 20 h é o pico"
      about="Entregas por dia e hora"
      found="362 entregas."
      nota="Entregas que terminaram no período."
      table={{ columns: ['Dia', 'Entregas'], rows: [['Sex', 19]] }}
      file="horas"
      state={state}
      few="Poucos dados"
      onRetry={() => undefined}
      height={100}
    >
      <p>a picture</p>
    </PlotCard>,
  ).container.textContent;

// [numeros]
test.each(['loading', 'error', 'old'] as const)(
  'a card says what it shows and its definition, but no finding and no number: %s',
  (state) => {
    const said = show(state);
    expect(screen.getByRole('heading', { name: 'Entregas por dia e hora' })).toBeTruthy();
    expect(said).toContain('Entregas que terminaram no período.');
    expect(said).not.toMatch(/pico|362/);
  },
);

test('with its data a card says the finding and its numbers', () => {
  const said = show('ready');
  expect(screen.getByRole('heading', { name: 'Sexta às 20 h é o pico' })).toBeTruthy();
  expect(said).toContain('362 entregas. Entregas que terminaram no período.');
  expect(said).toContain('a picture');
});

test('the picture of the span before stays, marked as busy, out of reach and not to be saved', () => {
  show('old');
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('a picture').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Ver como tabela').closest('.invisible')).not.toBeNull();
});
