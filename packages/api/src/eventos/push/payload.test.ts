import { expect, test } from 'vitest';
import { payloadOf } from './payload.ts';

const aviso = { tipo: 'oferta', oferta_id: 7, entregador_id: 3 } as const;

test('a push says the notice, and once more as data of the notification that a browser reads itself', () => {
  expect(JSON.parse(payloadOf(aviso, 'https://corre.example'))).toMatchObject({
    ...aviso,
    web_push: 8030,
    mutable: true,
    notification: { title: 'É a sua vez', navigate: 'https://corre.example/dashboard', data: aviso },
  });
});

test('without a public address a push is the notice alone, because a declarative one needs where to go', () => {
  expect(JSON.parse(payloadOf(aviso, undefined))).toEqual(aviso);
});
