import { expect, test } from 'vitest';
import { lastType, rotuloDoUsuario } from './tipos-de-acesso.ts';

test('the label of the user name follows the access type', () => {
  expect(rotuloDoUsuario('entregador')).toBe('Usuário');
  expect(rotuloDoUsuario('comercio')).toBe('Nome do Comércio');
  expect(rotuloDoUsuario('admin')).toBe('Usuário');
  expect(rotuloDoUsuario('suporte')).toBe('Usuário de Suporte');
});

test('the last access type is remembered; a broken memory is the courier', () => {
  expect(lastType('tema=escuro; ultimo_acesso=suporte')).toBe('suporte');
  expect(lastType('ultimo_acesso=rei')).toBe('entregador');
  expect(lastType('')).toBe('entregador');
});
