// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TrackingLink } from './tracking-link.tsx';

const pedido = {
  comercio: 'Açaí & Cia',
  endereco: 'Rua A, 1',
  status: 'em_entrega',
  rastreio_url: '/r/abc',
  rastreio_recusado_em: null,
  destinatario_telefone: null,
} as const;

afterEach(cleanup);

test('the message names the shop and carries the whole address, and no number where none is known', () => {
  render(<TrackingLink pedido={pedido} />);
  const href = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ?? '';
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://wa.me/');
  expect(searchParams.get('text')).toBe(`Acompanhe seu pedido de Açaí & Cia: ${location.origin}/r/abc`);
});

test('the message says when the order should arrive, where that is known', () => {
  render(<TrackingLink pedido={pedido} chegada="entre 19:40 e 19:55" />);
  const href = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('text')).toBe(
    `Acompanhe seu pedido de Açaí & Cia, que deve chegar entre 19:40 e 19:55: ${location.origin}/r/abc`,
  );
});

test.each([
  ['+5544999053127', '/5544999053127'],
  ['+554430224567', '/'],
  ['08006081015,,81726354', '/'],
])('opens WhatsApp with the known mobile number, and with no other: %s', (destinatario_telefone, path) => {
  render(<TrackingLink pedido={{ ...pedido, destinatario_telefone }} />);
  const href = screen.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(href).pathname).toBe(path);
});

test.each(['finalizada', 'cancelada'] as const)('after the end (%s) nobody is told of the wrong person', (status) => {
  const recusado = { ...pedido, status, rastreio_url: null, rastreio_recusado_em: '2026-11-21T22:40:00.000Z' };
  const { container } = render(<TrackingLink pedido={recusado} />);
  expect(container).toBeEmptyDOMElement();
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
