import { randomInt } from 'node:crypto';
import { CODIGOS_DE_RECUPERACAO } from '@corre/contract/fatores/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';

/** Crockford's base32: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: 50 random bits. */
const LENGTH = 10;
const HALF = LENGTH / 2;

const novoCodigo = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns a code in its stored form: capitals without hyphens, and the letters that people read for digits. */
const normal = (codigo: string) => codigo.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const hashOf = (vault: Pick<Vault, 'index'>, { user_type, id }: Conta, codigo: string) =>
  vault.index(`recuperacao:${user_type}:${id}:${codigo}`);

/** A type of account that has recovery codes. */
type ComCodigos = Conta & { user_type: Exclude<Conta['user_type'], 'entregador'> };

/** Returns whether this kind of account has an app of codes and recovery codes. */
export const temCodigos = (conta: Conta): conta is ComCodigos => conta.user_type !== 'entregador';

/** Deletes the account's recovery codes. */
export async function apagarRecuperacao(em: Em, conta: ComCodigos): Promise<void> {
  await em.getKysely().deleteFrom('codigo_recuperacao').where(COLUNAS[conta.user_type], '=', conta.id).execute();
}

/** Gives the account ten new recovery codes in place of all former ones. No later answer contains them. */
export async function novaRecuperacao(em: Em, vault: Pick<Vault, 'index'>, conta: ComCodigos): Promise<string[]> {
  await apagarRecuperacao(em, conta);
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, novoCodigo);
  const { comercio_id, funcionario_id } = idsDe(conta);
  await em
    .getKysely()
    .insertInto('codigo_recuperacao')
    .values(codigos.map((codigo) => ({ comercio_id, funcionario_id, codigo_hash: hashOf(vault, conta, codigo) })))
    .execute();
  return codigos.map((codigo) => `${codigo.slice(0, HALF)}-${codigo.slice(HALF)}`);
}

/** Uses a recovery code. Returns whether the code was right and unused. Of two uses at once, one is accepted. */
export async function usarRecuperacao(
  em: Em,
  vault: Pick<Vault, 'index'>,
  conta: Conta,
  codigo: string,
): Promise<boolean> {
  if (codigo.length !== LENGTH) return false;
  const { numUpdatedRows } = await em
    .getKysely()
    .updateTable('codigo_recuperacao')
    .set({ usado_em: agora })
    .where('codigo_hash', '=', hashOf(vault, conta, normal(codigo)))
    .where('usado_em', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
