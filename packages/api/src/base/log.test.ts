import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const ENDERECO = 'Rua das Flores, 12';

const registrar = (err: unknown): string => {
  const linhas: string[] = [];
  createLog('error', { write: (linha: string) => void linhas.push(linha) }).error({ err });
  return linhas.join('');
};

const fromDatabase = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    severity: 'ERROR',
    detail: `Failing row contains (7, ${ENDERECO}, …)`,
    where: `unnamed portal parameter $1 = '${ENDERECO}'`,
    constraint: 'solicitacao_valor_check',
    table: 'solicitacao',
  });

it('a database error is logged by its code, table and constraint, without the row it was about', () => {
  const linha = registrar(fromDatabase('23514', `insert into x values ('${ENDERECO}') - violates check constraint`));
  expect(linha).toContain('solicitacao_valor_check');
  expect(linha).toContain('23514');
  expect(linha).toContain('log.test.ts');
  expect(linha).not.toContain('Flores');
});

it('an error that wraps one repeats nothing of it', () => {
  const linha = registrar(
    new Error(`falhou: ${ENDERECO}`, { cause: fromDatabase('22P02', `invalid input: "${ENDERECO}"`) }),
  );
  expect(linha).toContain('22P02');
  expect(linha).not.toContain('Flores');
});

it('any other error keeps its message and its cause', () => {
  const linha = registrar(new Error('sem conexão', { cause: new Error('ECONNREFUSED') }));
  expect(linha).toContain('sem conexão');
  expect(linha).toContain('ECONNREFUSED');
});
