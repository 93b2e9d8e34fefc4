// @vitest-environment jsdom
import { sampleAceita } from '@corre/contract/solicitacoes/sample.ts';
import { TrackingLink } from '@corre/ui/domain/tracking-link/tracking-link.tsx';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Parada } from './parada.tsx';

afterEach(cleanup);

const paradas = ['Rua das Flores, 10', 'Rua dos Lírios, 20'].map((endereco, i) =>
  sampleAceita({ id: i + 1, ordem: i + 1, endereco, rastreio_url: `https://x.test/r/${i}` }),
);

test("each stop of a route has its heading, and its link stands below its own stop's address", () => {
  render(
    paradas.map((parada) => (
      <Parada key={parada.id} parada={parada} nomeada>
        <TrackingLink pedido={parada} />
      </Parada>
    )),
  );
  const regions = screen.getAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading').textContent)).toEqual([
    'Parada 1: Rua das Flores, 10',
    'Parada 2: Rua dos Lírios, 20',
  ]);
  for (const [i, region] of regions.entries()) {
    const link = within(region).getByRole('link', { name: 'Enviar pelo WhatsApp' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`https://x.test/r/${i}`);
  }
});

test('a single delivery needs no heading', () => {
  render(
    <Parada parada={{ ordem: 1, endereco: 'Rua das Flores, 10' }} nomeada={false}>
      {null}
    </Parada>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
