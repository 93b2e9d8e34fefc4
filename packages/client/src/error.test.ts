import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorCode, errorField, errorStatus, errorText, refusalReason, signedOut, unanswered } from './error.ts';

const recusa = (httpStatus: number, detail: string) =>
  TRPCClientError.from({ error: { message: detail, code: -32_000, data: { code: 'X', httpStatus, detail } } });
const semRede = TRPCClientError.from(new TypeError('Failed to fetch'));

test('a refusal shows what the server says', () => {
  expect(errorText(recusa(409, 'Usuário já cadastrado'), 'Erro ao cadastrar.')).toBe('Usuário já cadastrado');
  expect(errorStatus(recusa(409, 'x'))).toBe(409);
});

// [falhas]
test('a fault shows what the server answers, a lost connection the text of the catalogue', () => {
  expect(errorText(recusa(500, 'Erro ao aceitar'), 'Erro ao carregar dados')).toBe('Erro ao aceitar');
  expect(errorText(semRede, 'Erro ao carregar dados')).toBe('Erro ao carregar dados');
  expect(errorText(undefined, 'Erro ao carregar dados')).toBe('Erro ao carregar dados');
});

test('only a refusal has a reason', () => {
  expect(refusalReason(recusa(409, 'O entregador já saiu.'))).toBe('O entregador já saiu.');
  expect(refusalReason(recusa(500, 'Erro ao cancelar solicitação'))).toBeNull();
  expect(refusalReason(semRede)).toBeNull();
});

test('a refusal names the field that it is about', () => {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, detail: 'Senha atual incorreta', campo: 'senha_atual' };
  expect(errorField(TRPCClientError.from({ error: { message: 'x', code: -32_000, data } }))).toBe('senha_atual');
  expect(errorField(recusa(409, 'x'))).toBeNull();
  expect(errorField(semRede)).toBeNull();
});

test('an error has the code of its answer, and none without an answer or from an older release', () => {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, detail: 'Oferta expirada.', codigo: 'OFERTA_EXPIRADA' };
  expect(errorCode(TRPCClientError.from({ error: { message: 'x', code: -32_000, data } }))).toBe('OFERTA_EXPIRADA');
  expect(errorCode(recusa(400, 'Oferta expirada.'))).toBeNull();
  expect(errorCode(semRede)).toBeNull();
});

test('only what was never answered may be asked again', () => {
  expect(unanswered(semRede)).toBe(true);
  expect(unanswered(TRPCClientError.from(new SyntaxError('a proxy said <html>')))).toBe(true);
  expect(unanswered(recusa(503, 'O servidor está voltando.'))).toBe(true);
  expect(unanswered(recusa(500, 'x'))).toBe(false);
  expect(unanswered(TRPCClientError.from(new DOMException('left', 'AbortError')))).toBe(false);
});

test('a 401 is the end of the session', () => {
  expect(signedOut(recusa(401, 'Sua sessão terminou. Entre de novo.'))).toBe(true);
  expect(signedOut(recusa(403, 'x'))).toBe(false);
});
