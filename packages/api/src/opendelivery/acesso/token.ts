import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import { agora, rows, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { newSecret, type Segredos, secretShown } from '../../saida/segredos.ts';
import { Problem } from '../formato/problem.ts';
import type { Credentials } from './credentials.ts';
import { redeem } from './redeem.ts';

const TOKEN_BYTES = 32;

/** Returns the SHA-256 of a token, as the table keeps it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The owner of a credential: one shop's integration, or an application (ADR 0045). */
type Dona = Segredos &
  ({ integracao_id: number; aplicativo_id: null } | { integracao_id: null; aplicativo_id: number });

/**
 * Returns the active owner of a client, or undefined. Uses the unique indexes `integracao_cliente_unico` and
 * `aplicativo_cliente_unico`.
 */
async function donaDe(em: Em, client_id: string): Promise<Dona | undefined> {
  const [dona] = await rows(
    em,
    sql<Dona>`
      select id as integracao_id, null::int as aplicativo_id, segredo_cifrado, segredo_anterior_cifrado,
             segredo_usado_em, coalesce(anterior_ate > agora(), false) as anterior_vale
        from integracao
       where client_id = ${client_id}::uuid and tipo = 'opendelivery' and ativa and removida_em is null
      union all
      select null, id, segredo_cifrado, segredo_anterior_cifrado, segredo_usado_em,
             coalesce(anterior_ate > agora(), false)
        from aplicativo where client_id = ${client_id}::uuid and ativo`,
  );
  return dona;
}

const NIL = '00000000-0000-0000-0000-000000000000';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A random secret, so that an unknown client costs the same work as a known one. */
const nobody = (vault: Vault): Segredos => ({
  segredo_cifrado: vault.seal(newSecret('opendelivery')),
  segredo_anterior_cifrado: null,
  anterior_vale: false,
  segredo_usado_em: null,
});

const notKnown = () =>
  new Problem(401, 'client_id ou client_secret incorretos, ou a integração está desligada', { code: 'invalid_client' });

/** The shops that a token reaches: one shop's integration, all of an application, or the one that gave its code. */
interface Reach {
  integracao_id: number | null;
  aplicativo_id: number | null;
}

/**
 * Stores a token unless its owner is switched off at this moment, and returns whether it did. The shared row lock
 * orders the two writes. Either this statement sees that the owner is off, or the switch-off deletes the token.
 */
async function keep(em: Em, { integracao_id, aplicativo_id }: Reach, token: string, seconds: number): Promise<boolean> {
  const owner =
    aplicativo_id === null
      ? sql`integracao where id = ${integracao_id}::int and ativa`
      : sql`aplicativo where id = ${aplicativo_id}::int and ativo`;
  const [kept] = await rows(
    em,
    sql<{ kept: boolean }>`
      insert into integracao_token (token_hash, integracao_id, aplicativo_id, expira_em)
      select ${tokenHash(token)}::bytea, ${integracao_id}::int, ${aplicativo_id}::int, ${secondsAfter(agora, seconds)}
        from ${owner} for share
      returning true as kept`,
  );
  return kept !== undefined;
}

/**
 * Records that the current secret is in use; an application's authorisations have the same secret. The second condition
 * covers a secret that was rotated meanwhile.
 */
async function noteUse(em: Em, { integracao_id, aplicativo_id, segredo_cifrado }: Dona): Promise<void> {
  const db = em.getKysely();
  const used = { segredo_usado_em: agora };
  if (integracao_id !== null) {
    await db
      .updateTable('integracao')
      .set(used)
      .where('id', '=', integracao_id)
      .where('segredo_cifrado', '=', segredo_cifrado)
      .execute();
    return;
  }
  const same = (table: 'aplicativo' | 'integracao', column: 'id' | 'aplicativo_id') => sql`
    update ${sql.ref(table)} set segredo_usado_em = agora()
     where ${sql.ref(column)} = ${aplicativo_id}::int and segredo_cifrado = ${segredo_cifrado}`;
  await same('aplicativo', 'id').execute(db);
  await same('integracao', 'aplicativo_id').execute(db);
}

const forgetExpired = (em: Em, { integracao_id, aplicativo_id }: Dona) =>
  em
    .getKysely()
    .deleteFrom('integracao_token')
    .where(integracao_id === null ? 'aplicativo_id' : 'integracao_id', '=', integracao_id ?? aplicativo_id)
    .where('expira_em', '<=', agora)
    .execute();

interface With {
  config: Pick<Config, 'OD_TOKEN_SEGUNDOS'>;
  vault: Vault;
  /** Gets the id of the named integration as soon as it is known. An application has none. */
  onKnown(integracao_id: number): void;
  /** Counts one refused attempt. Throws 429 above the limit. */
  onRefused(): void;
}

/**
 * Returns a new token of 256 random bits; the table keeps its SHA-256. Accepts the former secret as long as it is
 * valid. Records the first use of the current secret, because messages are signed with it from then on. An unknown
 * client, an inactive one and a wrong secret get the same 401 after the same work. With a shop's code the token is for
 * that shop alone.
 */
export async function giveToken(
  em: Em,
  { config, vault, onKnown, onRefused }: With,
  { client_id, client_secret, redeemed }: Credentials,
) {
  const dona = await donaDe(em, UUID.test(client_id) ? client_id : NIL);
  if (dona?.integracao_id) onKnown(dona.integracao_id);
  const shown = secretShown(vault, dona ?? nobody(vault), client_secret);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const give = (tx: Em, reach: Reach) => keep(tx, reach, token, config.OD_TOKEN_SEGUNDOS);
  if (!dona || shown === null) {
    onRefused();
    throw notKnown();
  }
  const given = redeemed === null ? await give(em, dona) : await redeem(em, dona, redeemed, { onRefused, give });
  if (!given) {
    onRefused();
    throw notKnown();
  }
  await forgetExpired(em, dona);
  if (shown === 'atual' && dona.segredo_usado_em === null) await noteUse(em, dona);
  return { access_token: token, token_type: 'bearer', expires_in: Math.floor(config.OD_TOKEN_SEGUNDOS) };
}
