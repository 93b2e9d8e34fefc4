import { createHash, randomBytes } from 'node:crypto';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsAfter, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { newSecret, type Segredos, secretShown } from '../../saida/segredos.ts';
import { Problem } from '../formato/problem.ts';
import type { Credentials } from './credentials.ts';

const TOKEN_BYTES = 32;

/** Returns the SHA-256 of a token, as the table keeps it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

type Dona = Pick<Row<'integracao'>, 'id'> & Segredos;

/** Returns the active integration of a client, or undefined. Uses the unique index `integracao_cliente_unico`. */
const donaDe = (em: Em, client_id: string): Promise<Dona | undefined> =>
  em
    .getKysely()
    .selectFrom('integracao')
    .select(['id', 'segredo_cifrado', 'segredo_anterior_cifrado', 'segredo_usado_em'])
    .select(sql<boolean>`coalesce(anterior_ate > ${agora}, false)`.as('anterior_vale'))
    .where('client_id', '=', client_id)
    .where('tipo', '=', 'opendelivery')
    .where(({ ref }) => ref('ativa'))
    .where('removida_em', 'is', null)
    .executeTakeFirst();

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

/**
 * Stores a token unless the integration is switched off at this moment, and returns whether it did. The shared row lock
 * orders the two writes. Either this statement sees that the integration is off, or the switch-off deletes the token.
 */
async function keep(em: Em, id: number, token: string, seconds: number): Promise<boolean> {
  const kept = await em
    .getKysely()
    .insertInto('integracao_token')
    .columns(['token_hash', 'integracao_id', 'expira_em'])
    .expression(({ selectFrom, val }) =>
      selectFrom('integracao')
        .select([val(tokenHash(token)).as('token_hash'), 'id', secondsAfter(agora, seconds).as('expira_em')])
        .where('id', '=', id)
        .where(({ ref }) => ref('ativa'))
        .forShare(),
    )
    .returning('integracao_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Records that the current secret is in use. The second condition covers a secret that was rotated meanwhile. */
const noteUse = (em: Em, { id, segredo_cifrado }: Dona) =>
  em
    .getKysely()
    .updateTable('integracao')
    .set({ segredo_usado_em: agora })
    .where('id', '=', id)
    .where('segredo_cifrado', '=', segredo_cifrado)
    .execute();

interface With {
  config: Pick<Config, 'OD_TOKEN_SEGUNDOS'>;
  vault: Vault;
  /** Gets the id of the named integration as soon as it is known. */
  onKnown(integracao_id: number): void;
  /** Counts one refused attempt. Throws 429 above the limit. */
  onRefused(): void;
}

/**
 * Returns a new token of 256 random bits; the table keeps its SHA-256. Accepts the former secret as long as it is
 * valid. Records the first use of the current secret, because messages are signed with it from then on. An unknown
 * client, an inactive one and a wrong secret get the same 401 after the same work.
 */
export async function giveToken(
  em: Em,
  { config, vault, onKnown, onRefused }: With,
  { client_id, client_secret }: Credentials,
) {
  const dona = await donaDe(em, UUID.test(client_id) ? client_id : NIL);
  if (dona) onKnown(dona.id);
  const shown = secretShown(vault, dona ?? nobody(vault), client_secret);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  if (!dona || shown === null || !(await keep(em, dona.id, token, config.OD_TOKEN_SEGUNDOS))) {
    onRefused();
    throw notKnown();
  }
  await em
    .getKysely()
    .deleteFrom('integracao_token')
    .where('integracao_id', '=', dona.id)
    .where('expira_em', '<=', agora)
    .execute();
  if (shown === 'atual' && dona.segredo_usado_em === null) await noteUse(em, dona);
  return { access_token: token, token_type: 'bearer', expires_in: Math.floor(config.OD_TOKEN_SEGUNDOS) };
}
