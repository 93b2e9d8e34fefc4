// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { lastType, rememberType, rotuloDoUsuario } from './tipos-de-acesso.ts';

test('the label of the user name follows the access type', () => {
  expect(rotuloDoUsuario('entregador')).toBe('Usuário');
  expect(rotuloDoUsuario('comercio')).toBe('Nome do Comércio');
  expect(rotuloDoUsuario('admin')).toBe('Usuário');
  expect(rotuloDoUsuario('suporte')).toBe('Usuário de Suporte');
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the last access type is remembered, also after a logout in the same tab', () => {
  expect(lastType()).toBe('entregador');
  rememberType('suporte');
  expect(lastType()).toBe('suporte');
  localStorage.clear();
  expect(lastType()).toBe('suporte');
});

test('a broken memory is the courier', () => {
  localStorage.setItem('ultimo_acesso', 'rei');
  expect(lastType()).toBe('entregador');
});
