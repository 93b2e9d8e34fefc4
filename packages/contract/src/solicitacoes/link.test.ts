import { expect, test } from 'vitest';
import { linkSchema } from './criar-contrato.ts';
import { acceptsLink } from './link.ts';

test.each([
  ['https://maps.app.goo.gl/loja', 'https://maps.app.goo.gl/loja'],
  [' https://maps.app.goo.gl/loja ', 'https://maps.app.goo.gl/loja'],
  ['Minha casa: https://maps.app.goo.gl/loja. Portão azul', 'https://maps.app.goo.gl/loja'],
  ['Loja Bella\nhttps://maps.app.goo.gl/loja?g_st=ic', 'https://maps.app.goo.gl/loja?g_st=ic'],
  ['geo:-23.4205,-51.9333', 'https://www.google.com/maps/search/?api=1&query=-23.4205,-51.9333'],
  ['geo:0,0?q=-23.4205,-51.9333(Loja)', 'https://www.google.com/maps/search/?api=1&query=-23.4205,-51.9333'],
  ['https://maps.google.com/?q=-23.4205, -51.9333', 'https://maps.google.com/?q=-23.4205,-51.9333'],
  ['', null],
  [' ', null],
  [null, null],
])('a map link of %j is stored as %j', (texto, link) => {
  expect(linkSchema.parse(texto)).toBe(link);
  expect(acceptsLink(texto ?? '')).toBe(true);
});

test.each([
  'http://maps.google.com/',
  'javascript:alert(1)',
  "javascript:alert('https://x.example')",
  'data:text/html,https://x.example',
  'Rua Neo, 10',
  'geo:0,0?q=Rua+Neo',
])('%s is refused', (texto) => {
  expect(linkSchema.safeParse(texto).success).toBe(false);
  expect(acceptsLink(texto)).toBe(false);
});
