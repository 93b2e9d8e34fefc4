// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Cartao({ etapa }: { etapa: string | null }) {
  const ref = useKeptFocus<HTMLElement>(etapa);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Etapa">
      {etapa && (
        <button key={etapa} type="button">
          {etapa}
        </button>
      )}
    </section>
  );
}

it('does not let the focus fall to the page when the button under it makes room for another', () => {
  const { rerender } = render(<Cartao etapa="Saí para Entrega" />);
  screen.getByRole('button').focus();
  rerender(<Cartao etapa="Entrega Finalizada" />);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Etapa' }));
});

it('takes it from nowhere else, and not while the page is loading', () => {
  const page = (etapa: string | null) => (
    <>
      <input aria-label="Mensagem" />
      <Cartao etapa={etapa} />
    </>
  );
  const { rerender } = render(page(null));
  rerender(page('Saí para Entrega'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('textbox').focus();
  rerender(page('Entrega Finalizada'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
