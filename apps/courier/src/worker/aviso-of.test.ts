import { expect, test } from 'vitest';
import { avisoOf } from './aviso-of.ts';

const aviso = { tipo: 'oferta', oferta_id: 7, entregador_id: 3 } as const;

test('a push says its content', () => {
  expect(avisoOf({ data: { json: () => aviso } })).toEqual(aviso);
  expect(avisoOf({ data: { json: () => aviso }, notification: null })).toEqual(aviso);
});

test('a push that the browser has read itself says it in the data of its notification', () => {
  expect(avisoOf({ data: null, notification: { data: aviso } })).toEqual(aviso);
});
