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

/** What the table keeps of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

type Dona = Pick<Row<'integracao'>, 'id'> & Segredos;

/** The integration of a client that is on; undefined when there is none. Unique `integracao_cliente_unico`. */
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

/** The secret of nobody, so that an unknown client costs what a known one does. */
const nobody = (vault: Vault): Segredos => ({
  segredo_cifrado: vault.seal(newSecret('opendelivery')),
  segredo_anterior_cifrado: null,
  anterior_vale: false,
  segredo_usado_em: null,
});

const notKnown = () =>
  new Problem(401, 'client_id ou client_secret incorretos, ou a integração está desligada', { code: 'invalid_client' });

/**
 * Keeps a token, unless its integration goes off at this moment: the row is shared until both are written, so that whoever switches it
 * off either is seen here or sees the token and deletes it. Whether it was kept.
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

/** The present secret is in use, if it is still the one that was shown: another may have taken its place meanwhile. */
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
  /** Hears which integration was named, as soon as that is known. */
  onKnown(integracao_id: number): void;
  /** One attempt that is refused. 429 when there were too many. */
  onRefused(): void;
}

/**
 * A token of this client, 256 random bits of which the table keeps the SHA-256. Either of two secrets opens while both are good;
 * the present one is noted, since from then on messages are signed with it. An unknown client, one that is off and a wrong secret
 * read the same 401 after the same work.
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
