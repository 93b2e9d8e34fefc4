// @vitest-environment jsdom
import { clearStorage, readStoreLink, storeSession } from '@corre/ui/shell/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { readAgreedLink, storeAgreedLink, syncStep } from './use-local.ts';

const LOJA = 'Açaí & Cia';
const LINK = 'https://maps.example/loja';

beforeEach(() => {
  localStorage.clear();
  storeSession({ user_type: 'comercio', user_id: null, user_name: '', comercio_nome: LOJA });
});

// [sessao]
test('the browser keeps what the server said, for the shop that is signed in', () => {
  storeAgreedLink(LOJA, LINK);
  expect([readStoreLink(LOJA), readAgreedLink(LOJA)]).toEqual([LINK, LINK]);
});

// [sair]
test("an answer that comes after 'Sair' leaves nothing behind", () => {
  clearStorage();
  storeAgreedLink(LOJA, LINK);
  expect(Object.keys(localStorage)).toEqual([]);
});

const [before, after] = ['https://maps.app.goo.gl/antes', 'https://maps.app.goo.gl/depois'];

// [sessao]
test('a link that was kept only in the browser is brought to the server, once', () => {
  expect(syncStep({ browser: before, agreed: null, server: '' })).toEqual({ send: before });
  expect(syncStep({ browser: before, agreed: before, server: '' })).toEqual({ store: '' });
});

test('a browser that signs in anew takes the link of the server', () => {
  expect(syncStep({ browser: '', agreed: null, server: before })).toEqual({ store: before });
  expect(syncStep({ browser: after, agreed: null, server: before })).toEqual({ store: before });
});

test('whoever changed since both agreed is right, the server when both did', () => {
  expect(syncStep({ browser: before, agreed: before, server: after })).toEqual({ store: after });
  expect(syncStep({ browser: after, agreed: before, server: before })).toEqual({ send: after });
  expect(syncStep({ browser: '', agreed: before, server: before })).toEqual({ send: '' });
  expect(syncStep({ browser: 'https://outro', agreed: before, server: after })).toEqual({ store: after });
});

test('where both say the same there is nothing to do', () => {
  expect(syncStep({ browser: before, agreed: null, server: before })).toBeNull();
  expect(syncStep({ browser: '', agreed: before, server: '' })).toBeNull();
});
