// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { KINDS, lastType, rememberType, rotuloDoUsuario } from './tipos-de-acesso.ts';

// [entrada]
test('the label of the user name follows the access type', () => {
  expect(rotuloDoUsuario('entregador')).toBe('Usuário');
  expect(rotuloDoUsuario('comercio')).toBe('Nome do Comércio');
  expect(rotuloDoUsuario('admin')).toBe('Usuário');
  expect(rotuloDoUsuario('suporte')).toBe('Usuário de Suporte');
});

test('the access types are those of the panels, in their order', () => {
  expect(KINDS.map(({ label }) => label)).toEqual(['Entregador', 'Comércio', 'Administrador', 'Suporte']);
});

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
});

test("the last access type is remembered, also after 'Sair' and after the tab is closed", () => {
  expect(lastType()).toBe('entregador');
  rememberType('suporte');
  localStorage.clear();
  sessionStorage.clear();
  expect(lastType()).toBe('suporte');
});

test('a broken memory is the courier', () => {
  expect(lastType('x=1; ultimo_acesso=rei')).toBe('entregador');
  expect(lastType('x=1; ultimo_acesso=admin; y=2')).toBe('admin');
});
