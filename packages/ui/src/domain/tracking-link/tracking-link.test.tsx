// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TrackingLink } from './tracking-link.tsx';

const pedido = { comercio: 'Açaí & Cia', endereco: 'Rua A, 1', rastreio_url: '/r/abc', rastreio_recusado_em: null };

afterEach(cleanup);

test('the message names the shop and carries the whole address, and no number', () => {
  render(<TrackingLink pedido={pedido} />);
  const href = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ?? '';
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')).toBe(`Acompanhe seu pedido de Açaí & Cia: ${location.origin}/r/abc`);
});

test('an address that the server gave whole stays as it is', () => {
  render(<TrackingLink pedido={{ ...pedido, rastreio_url: 'https://corre.example/r/abc' }} />);
  expect(screen.getByRole('link').getAttribute('href')).toContain(encodeURIComponent('https://corre.example/r/abc'));
});

test('a link that went to the wrong person is no longer offered', () => {
  render(<TrackingLink pedido={{ ...pedido, rastreio_url: null, rastreio_recusado_em: '2026-11-21T22:40:00.000Z' }} />);
  expect(screen.getByText(/foi para a pessoa errada/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without a link there is nothing', () => {
  const { container } = render(<TrackingLink pedido={{ ...pedido, rastreio_url: null }} />);
  expect(container).toBeEmptyDOMElement();
});
