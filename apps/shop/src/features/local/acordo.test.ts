// @vitest-environment jsdom
import { clearStorage, readStoreLink, storeSession } from '@corre/ui/shell/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { guardarAcordo, lerAcordo } from './acordo.ts';

const LOJA = 'Açaí & Cia';
const LINK = 'https://maps.example/loja';

beforeEach(() => {
  localStorage.clear();
  storeSession({ user_type: 'comercio', user_id: null, user_name: '', comercio_nome: LOJA });
});

// [sessao]
test('the browser keeps what the server said, for the shop that is signed in', () => {
  guardarAcordo(LOJA, LINK);
  expect([readStoreLink(LOJA), lerAcordo(LOJA)]).toEqual([LINK, LINK]);
});

// [sair]
test("an answer that comes after 'Sair' leaves nothing behind", () => {
  clearStorage();
  guardarAcordo(LOJA, LINK);
  expect(Object.keys(localStorage)).toEqual([]);
});
