import { randomBytes } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter } from '@corre/db/sql.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';
import { resumoDoToken } from '../sessoes/sessoes.ts';

/** How long a begun attempt may take, in seconds [desafio]. */
const DESAFIO_SEGUNDOS = 300;
/** The same for the browser, in milliseconds. */
export const DESAFIO_MS = DESAFIO_SEGUNDOS * 1000;

type Uso = Row<'desafio_de_acesso'>['uso'];

/** A begun attempt: for whom, from which session, and what it keeps. */
interface Novo {
  uso: Uso;
  conta?: Conta;
  sessao_hash?: Buffer;
  /** what a passkey signs, in base64url */
  desafio?: string;
  segredo_cifrado?: string;
}

/** Returns a new challenge for passkeys: 256 random bits in base64url. */
export const novoDesafio = (): string => randomBytes(32).toString('base64url');

/** Stores a begun attempt. Returns the token that its end must send. Only the caller gets the token. */
export async function abrirDesafio(em: Em, { conta, ...novo }: Novo): Promise<string> {
  const token = novoDesafio();
  await em
    .getKysely()
    .insertInto('desafio_de_acesso')
    .values({
      ...novo,
      ...(conta && { user_type: conta.user_type, ...idsDe(conta) }),
      desafio_hash: resumoDoToken(token),
      expira_em: secondsAfter(agora, DESAFIO_SEGUNDOS),
    })
    .execute();
  return token;
}

/** A live attempt. `conta` is null for a login by passkey, which finds the account by the passkey. */
export interface Aberto {
  token: string;
  conta: Conta | null;
  desafio: string | null;
  segredo_cifrado: string | null;
}

/**
 * Returns the live attempt of a token, of this use and of this session (null: of no session). Returns null otherwise.
 * Reads without a lock: the caller uses it up with `usarDesafio`.
 */
export async function lerDesafio(
  em: Em,
  token: string,
  { uso, sessao_hash }: { uso: Uso; sessao_hash: Buffer | null },
): Promise<Aberto | null> {
  const lido = await em
    .getKysely()
    .selectFrom('desafio_de_acesso')
    .select(['user_type', 'entregador_id', 'comercio_id', 'funcionario_id', 'desafio', 'segredo_cifrado'])
    .where('desafio_hash', '=', resumoDoToken(token))
    .where('uso', '=', uso)
    .where('sessao_hash', sessao_hash === null ? 'is' : '=', sessao_hash)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  if (!lido) return null;
  const { user_type, desafio, segredo_cifrado } = lido;
  const id = user_type && lido[COLUNAS[user_type]];
  return { token, conta: user_type && id ? { user_type, id } : null, desafio, segredo_cifrado };
}

/** Uses the attempt up. Returns whether this caller did: of two at once, one does. */
export async function usarDesafio(em: Em, token: string): Promise<boolean> {
  const { numDeletedRows } = await em
    .getKysely()
    .deleteFrom('desafio_de_acesso')
    .where('desafio_hash', '=', resumoDoToken(token))
    .where('expira_em', '>', agora)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all begun attempts of an account, after a change of its password or its factors. */
export async function encerrarDesafios(em: Em, { user_type, id }: Conta): Promise<void> {
  await em.getKysely().deleteFrom('desafio_de_acesso').where(COLUNAS[user_type], '=', id).execute();
}

/** Deletes expired attempts, at most `no_maximo`. Returns their number. Index `desafio_de_acesso_vencido`. */
export async function limparDesafios(em: Em, no_maximo: number): Promise<number> {
  const db = em.getKysely();
  const vencidos = db
    .selectFrom('desafio_de_acesso')
    .select('desafio_hash')
    .where('expira_em', '<=', db.selectNoFrom(agora.as('agora')))
    .orderBy('expira_em')
    .limit(no_maximo);
  const { numDeletedRows } = await db
    .deleteFrom('desafio_de_acesso')
    .where('desafio_hash', 'in', vencidos)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
