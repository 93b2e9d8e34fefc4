import { DatabaseError } from 'pg';
import { BusinessError } from './business-error.ts';

/**
 * SQLSTATEs: connection lost (08), too many connections (53300), shutdown or start (57P0x), not the primary (25006).
 */
const SQLSTATES = /^(08...|53300|57P0[1235]|25006)$/;
/** Error codes of the operating system. */
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of `pg`, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|the server stopped answering|Client has encountered a connection error|Client was closed and is not queryable|The server does not support SSL)/;
const CAUSES_MAX = 5;

/**
 * Returns whether a call failed because the database could not be reached, by the error or one of its causes. The
 * statement may still have been executed.
 */
export function isLost(error: unknown, depth = CAUSES_MAX): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQLSTATES.test(code) || SYSTEM.test(code) || MESSAGES.test(error.message)) return true;
  return depth > 0 && isLost(error.cause, depth - 1);
}

/**
 * Tells whether the database rolled back a transaction that may simply be repeated. This happens when a delivery is
 * concluded in the last moment of a week that has been frozen since (the trigger `somada` of `entrega`, ADR 0020).
 */
export const cameTooLate = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === '40001'
    : error instanceof Error && error.cause !== undefined && cameTooLate(error.cause);

/** `Retry-After` while the database is away, in seconds. */
export const RETURN_SECONDS = 2;

/** Returns the 503 with `Retry-After` for a request that met a lost database. */
export const databaseAway = (): BusinessError => new BusinessError('SERVIDOR_VOLTANDO', { espera: RETURN_SECONDS });

/** SQLSTATEs: a row stayed locked (55P03), a statement took too long (57014), a deadlock (40P01). Nothing was done. */
const BLOCKED = /^(55P03|57014|40P01)$/;

/** Returns whether PostgreSQL gave up because another transaction held what the call needs. */
export const isBlocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && BLOCKED.test(String(error.code))) || isBlocked(error.cause));

/**
 * The place of a row in the context of an error: 'while updating tuple (0,1) in relation "comercio"', in any language.
 * PostgreSQL names the place first, and only if the statement ended while it waited for the row.
 */
const AT_A_ROW = /^[^"\n]*\(\d+,\d+\)/;

/**
 * Returns whether the call failed because another transaction held its row. A deadlock and a statement that was only
 * slow are other causes. An act of the queue gives up by itself (55P03), any other one when its statement ends (57014).
 */
export function isHeld(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, where } = error as { code?: unknown; where?: unknown };
  return code === '55P03' || (code === '57014' && AT_A_ROW.test(String(where))) || isHeld(error.cause);
}

/** Returns the 503 for a call that the database could not do now, or null for any other error. It keeps its cause. */
export function notNow(error: unknown): BusinessError | null {
  if (isLost(error)) return databaseAway();
  return isBlocked(error) ? new BusinessError('SERVIDOR_OCUPADO', { espera: RETURN_SECONDS, cause: error }) : null;
}

/** Yields the codes and messages of an error and its causes. The innermost one is the real cause. */
function* causes(error: unknown): Generator<{ code: string; message: string }> {
  for (let at = error; at instanceof Error; at = at.cause) {
    yield { code: 'code' in at && typeof at.code === 'string' ? at.code : '', message: at.message };
  }
}

/** For a pooler that shares connections by transaction and does not support prepared statements. */
export const COMANDOS_MISTURADOS =
  'O pooler de DATABASE_URL mistura comandos preparados entre conexões: no PgBouncer use a versão 1.21 ou mais nova com max_prepared_statements, ou pool_mode = session.';

/**
 * Known failures by SQLSTATE, by TLS code of Node, or by message of `pg`. The second half of each sentence tells the
 * operator what to do.
 */
const KNOWN: readonly [what: RegExp, sentence: string][] = [
  [
    /^28/,
    'O PostgreSQL recusou a entrada: confira usuário, senha e sslmode do endereço (DATABASE_URL), e o pg_hba.conf dele.',
  ],
  [
    /^3D000$/,
    'Este banco de dados não existe no PostgreSQL. Crie-o (createdb) ou corrija o nome no endereço (DATABASE_URL).',
  ],
  [
    /^42P01$/,
    'Este banco de dados não tem as tabelas do Corre. Se é o certo, rode npm run migrate; se não, corrija o endereço (DATABASE_URL).',
  ],
  [/^42501$/, 'O usuário do endereço (DATABASE_URL) não tem permissão para isto. Use o dono do banco de dados.'],
  [/^(26000|42P05)$/, COMANDOS_MISTURADOS],
  [
    /^08P01$/,
    'O endereço leva a um pooler que não aceita a conexão: veja PgBouncer em docs/operations.md, e diga em DATABASE_LISTEN_URL o PostgreSQL em si.',
  ],
  [
    /^(ERR_TLS_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+|HOSTNAME_MISMATCH)$/,
    'O certificado do PostgreSQL não confere com o que sslmode pede: confira sslrootcert, e se o certificado é deste endereço.',
  ],
  [/^The server does not support SSL/, 'O PostgreSQL não oferece TLS: ligue ssl nele, ou use sslmode=disable.'],
];

/**
 * Returns a sentence that says why the database could not be used and what to do, with the original message. Returns
 * null for any other fault.
 */
export function refusedDatabase(error: unknown): string | null {
  for (const { code, message } of causes(error)) {
    const found = KNOWN.find(([what]) => what.test(code) || what.test(message));
    if (found) return `${found[1]} (${message})`;
  }
  if (!isLost(error)) return null;
  return 'O banco de dados não responde. Confira o endereço e se o PostgreSQL está no ar.';
}
