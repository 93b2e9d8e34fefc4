import { expect, test } from 'vitest';
import { sintonia } from './sintonia.ts';

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
