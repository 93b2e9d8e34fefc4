import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isHeld, notNow } from './database-failures.ts';

/** An error of PostgreSQL, as a driver that wraps it throws it on. */
function failed(code: string, where?: string): Error {
  const error = new DatabaseError('canceling statement', 20, 'error');
  error.code = code;
  error.where = where;
  return new Error('the act failed', { cause: error });
}

test('a held row is told from a deadlock and from a statement that was only slow', () => {
  expect(isHeld(failed('55P03'))).toBe(true);
  expect(isHeld(failed('57014', 'while updating tuple (0,1) in relation "comercio"'))).toBe(true);
  expect(isHeld(failed('57014', 'ao bloquear tupla (12,3) na relação "comercio"\nSQL statement "SELECT 1"'))).toBe(
    true,
  );
  expect(isHeld(failed('57014'))).toBe(false);
  expect(isHeld(failed('57014', 'SQL statement "select valor::numeric(10,2)"\nPL/pgSQL function f() line 3'))).toBe(
    false,
  );
  expect(isHeld(failed('40P01', 'while updating tuple (0,1) in relation "comercio"'))).toBe(false);
  expect(isHeld(failed('08006'))).toBe(false);
});

test('the refusal of a blocked call keeps its cause, so that whoever answers it can count it', () => {
  const held = notNow(failed('55P03'));
  expect(held).toMatchObject({ codigo: 'SERVIDOR_OCUPADO', espera: 2 });
  expect(isHeld(held)).toBe(true);
  expect(isHeld(notNow(failed('40P01')))).toBe(false);
  expect(notNow(failed('23505'))).toBeNull();
});
