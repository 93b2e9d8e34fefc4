import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, sql } from '@corre/db/sql.ts';
import { Secret, TOTP } from 'otpauth';
import type { Vault } from '../../base/vault.ts';
import { COLUNAS, type Conta } from '../conta.queries.ts';

/** The parameters that every app of codes knows (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Time steps before and after the present one that are accepted, because a phone's clock may be wrong. */
const WINDOW = 1;
/** Bytes of a secret, as many as the hash has (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Returns a new secret in base32, as apps take it. */
export const novoSegredo = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address of the QR code that apps of codes read. */
export const uriDoCodigo = (segredo: string, issuer: string, label: string): string =>
  new TOTP({ ...FORM, issuer, label, secret: Secret.fromBase32(segredo) }).toString();

/**
 * Returns the time step of a code, or null for a wrong one. `instante` is in milliseconds since 1970, by the database's
 * clock.
 */
export function passoDoCodigo(segredo: string, codigo: string, instante: number): number | null {
  const secret = Secret.fromBase32(segredo);
  const delta = TOTP.validate({ ...FORM, secret, token: codigo, timestamp: instante, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp: instante }) + delta;
}

/** Returns the database's clock in milliseconds since 1970. */
export const instanteAgora = async (em: Em): Promise<number> =>
  (await onlyRow(em, sql<{ ms: number }>`select (extract(epoch from ${agora}) * 1000)::float8 as ms`)).ms;

/** Returns whether this text has the form of an app's code. */
export const ehCodigo = (codigo: string): boolean => /^\d{6}$/.test(codigo);

/**
 * Uses a code of the account's app. Returns whether it was right and later than the last accepted one. The row decides,
 * so of two uses of one code at once, one is accepted (RFC 6238, section 5.2).
 */
export async function usarCodigo(em: Em, vault: Pick<Vault, 'open'>, conta: Conta, codigo: string): Promise<boolean> {
  const { user_type, id } = conta;
  if (user_type === 'entregador') return false;
  const db = em.getKysely();
  const fator = await db
    .selectFrom('fator_codigo')
    .select(['id', 'segredo_cifrado'])
    .where(COLUNAS[user_type], '=', id)
    .executeTakeFirst();
  const passo = fator && passoDoCodigo(vault.open(fator.segredo_cifrado), codigo, await instanteAgora(em));
  if (!fator || passo === null || passo === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('fator_codigo')
    .set({ ultimo_passo: passo })
    .where('id', '=', fator.id)
    .where('ultimo_passo', '<', passo)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
