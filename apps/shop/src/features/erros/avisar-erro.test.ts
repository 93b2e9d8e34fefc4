import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { fraseDoErro } from './avisar-erro.ts';

const recusa = (httpStatus: number, detail: string) =>
  TRPCClientError.from({ error: { message: detail, code: -32_000, data: { code: 'X', httpStatus, detail } } });

test('a failure is the text of the catalogue, with the reason when the server gives one', () => {
  expect(fraseDoErro('Erro ao cancelar solicitação', new TypeError('Failed to fetch'))).toBe(
    'Erro ao cancelar solicitação',
  );
  expect(fraseDoErro('Erro ao cancelar solicitação', recusa(500, 'Algo deu errado'))).toBe(
    'Erro ao cancelar solicitação',
  );
  expect(fraseDoErro('Erro ao cancelar solicitação', recusa(409, 'O entregador já saiu.'))).toBe(
    'Erro ao cancelar solicitação. O entregador já saiu.',
  );
});

test('a reason that says the same is not said twice', () => {
  expect(fraseDoErro('Erro ao alterar senha', recusa(400, 'Erro ao alterar senha'))).toBe('Erro ao alterar senha');
});
