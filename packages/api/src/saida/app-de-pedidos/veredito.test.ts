import { expect, it } from 'vitest';
import { enderecoDe } from './endereco.ts';
import { vereditoDoApp } from './veredito.ts';

const depois = (http: number, tipo = 'dispatch', envios = 1) =>
  vereditoDoApp({ tipo, envios, saiu: { http, corpo: '', esperar: null } });

it('2xx is delivered, and what says nothing about the order is repeated', () => {
  for (const http of [200, 202, 204]) expect(depois(http)).toBe('entregue');
  for (const http of [301, 401, 403, 408, 410, 429, 500, 502, 503]) expect(depois(http)).toBe('repetir');
  expect(vereditoDoApp({ tipo: 'dispatch', envios: 1, saiu: { falha: 'cut', erro: '' } })).toBe('repetir');
});

it('an unknown order is asked once more in a day; an unknown call is dropped, so that the rest goes on', () => {
  expect(depois(404)).toBe('amanha');
  expect(depois(404, 'tracking')).toBe('desistir');
  expect(depois(404, 'delivered')).toBe('desistir');
});

it('a refusal is not repeated, and a refused repetition means that the first call arrived', () => {
  for (const http of [400, 405, 422, 501]) expect(depois(http)).toBe('desistir');
  expect(depois(422, 'dispatch', 2)).toBe('entregue');
});

it.each([
  ['https://api.example', 'https://api.example/v1/x'],
  ['https://api.example/', 'https://api.example/v1/x'],
  ['https://api.example/od/v1', 'https://api.example/od/v1/x'],
  ['https://api.example/od/v1/', 'https://api.example/od/v1/x'],
])('the base %s leads to %s', (base, inteiro) => expect(enderecoDe(base, '/v1/x')).toBe(inteiro));
