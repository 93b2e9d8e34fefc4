import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { campoDoErro, motivoDaRecusa, semResposta, semSessao, statusDoErro, textoDoErro } from './error.ts';

const recusa = (httpStatus: number, detail: string) =>
  TRPCClientError.from({ error: { message: detail, code: -32_000, data: { code: 'X', httpStatus, detail } } });
const semRede = TRPCClientError.from(new TypeError('Failed to fetch'));

test('a refusal shows what the server says', () => {
  expect(textoDoErro(recusa(409, 'Usuário já cadastrado'), 'Erro ao cadastrar.')).toBe('Usuário já cadastrado');
  expect(statusDoErro(recusa(409, 'x'))).toBe(409);
});

test('a fault shows what the server answers, a lost connection the text of the catalogue', () => {
  expect(textoDoErro(recusa(500, 'Erro ao aceitar'), 'Erro ao carregar dados')).toBe('Erro ao aceitar');
  expect(textoDoErro(semRede, 'Erro ao carregar dados')).toBe('Erro ao carregar dados');
  expect(textoDoErro(undefined, 'Erro ao carregar dados')).toBe('Erro ao carregar dados');
});

test('only a refusal has a reason', () => {
  expect(motivoDaRecusa(recusa(409, 'O entregador já saiu.'))).toBe('O entregador já saiu.');
  expect(motivoDaRecusa(recusa(500, 'Erro ao cancelar solicitação'))).toBeNull();
  expect(motivoDaRecusa(semRede)).toBeNull();
});

test('a refusal names the field that it is about', () => {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, detail: 'Senha atual incorreta', campo: 'senha_atual' };
  expect(campoDoErro(TRPCClientError.from({ error: { message: 'x', code: -32_000, data } }))).toBe('senha_atual');
  expect(campoDoErro(recusa(409, 'x'))).toBeNull();
  expect(campoDoErro(semRede)).toBeNull();
});

test('only what was never answered may be asked again', () => {
  expect(semResposta(semRede)).toBe(true);
  expect(semResposta(TRPCClientError.from(new SyntaxError('a proxy said <html>')))).toBe(true);
  expect(semResposta(recusa(500, 'x'))).toBe(false);
  expect(semResposta(TRPCClientError.from(new DOMException('left', 'AbortError')))).toBe(false);
});

test('a 401 is the end of the session', () => {
  expect(semSessao(recusa(401, 'Sua sessão terminou. Entre de novo.'))).toBe(true);
  expect(semSessao(recusa(403, 'x'))).toBe(false);
});
