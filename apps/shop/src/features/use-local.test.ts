// @vitest-environment jsdom
import { clearStorage, readStoreLink, storeSession } from '@corre/ui/shell/session.ts';
import { beforeEach, expect, test } from 'vitest';
import { guardarAcordo, lerAcordo, sintonia } from './use-local.ts';

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

const [antes, depois] = ['https://maps.app.goo.gl/antes', 'https://maps.app.goo.gl/depois'];

// [sessao]
test('a link that was kept only in the browser is brought to the server, once', () => {
  expect(sintonia({ navegador: antes, acordo: null, servidor: '' })).toEqual({ enviar: antes });
  expect(sintonia({ navegador: antes, acordo: antes, servidor: '' })).toEqual({ gravar: '' });
});

test('a browser that signs in anew takes the link of the server', () => {
  expect(sintonia({ navegador: '', acordo: null, servidor: antes })).toEqual({ gravar: antes });
  expect(sintonia({ navegador: depois, acordo: null, servidor: antes })).toEqual({ gravar: antes });
});

test('whoever changed since both agreed is right, the server when both did', () => {
  expect(sintonia({ navegador: antes, acordo: antes, servidor: depois })).toEqual({ gravar: depois });
  expect(sintonia({ navegador: depois, acordo: antes, servidor: antes })).toEqual({ enviar: depois });
  expect(sintonia({ navegador: '', acordo: antes, servidor: antes })).toEqual({ enviar: '' });
  expect(sintonia({ navegador: 'https://outro', acordo: antes, servidor: depois })).toEqual({ gravar: depois });
});

test('where both say the same there is nothing to do', () => {
  expect(sintonia({ navegador: antes, acordo: null, servidor: antes })).toBeNull();
  expect(sintonia({ navegador: '', acordo: antes, servidor: '' })).toBeNull();
});
