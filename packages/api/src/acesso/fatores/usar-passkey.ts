import type { OpcoesDeUso } from '@corre/contract/fatores/contrato.ts';
import type { PasskeyUsada } from '@corre/contract/fatores/credencial.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Deps } from '../../base/deps.ts';
import type { Vault } from '../../base/vault.ts';
import { COLUNAS, type Conta } from '../conta.queries.ts';
import { DESAFIO_MS, novoDesafio } from './desafios.ts';
import type { RelyingParty } from './relying-party.ts';

/** A stored passkey and its account. */
export interface PasskeyDaConta extends Pick<Row<'passkey'>, 'id' | 'chave_publica'> {
  conta: Conta;
}

/** Returns the passkey of a credential, or null. Index `passkey_por_credencial`. */
export async function acharPasskey(em: Em, credencial_id: string): Promise<PasskeyDaConta | null> {
  const achada = await em
    .getKysely()
    .selectFrom('passkey as p')
    .leftJoin('funcionario as f', 'f.id', 'p.funcionario_id')
    .select(['p.id', 'p.chave_publica', 'p.entregador_id', 'p.comercio_id', 'p.funcionario_id', 'f.user_type'])
    .where('p.credencial_id', '=', Buffer.from(credencial_id, 'base64url'))
    .executeTakeFirst();
  if (!achada) return null;
  const { id, chave_publica, entregador_id, comercio_id } = achada;
  const user_type = achada.user_type ?? (comercio_id === null ? 'entregador' : 'comercio');
  const conta_id = achada[COLUNAS[user_type]] ?? entregador_id;
  return conta_id === null ? null : { id, chave_publica, conta: { user_type, id: conta_id } };
}

/** Returns whether a passkey is one of this account. */
export const ehDaConta = (passkey: PasskeyDaConta | null, { user_type, id }: Conta): passkey is PasskeyDaConta =>
  passkey?.conta.user_type === user_type && passkey.conta.id === id;

/** Returns how a browser uses one of the account's passkeys, with a new challenge, or null if the account has none. */
export async function opcoesDaConta(em: Em, site: RelyingParty, { user_type, id }: Conta): Promise<OpcoesDeUso | null> {
  const dela = await em
    .getKysely()
    .selectFrom('passkey')
    .select(['credencial_id', 'transportes'])
    .where(COLUNAS[user_type], '=', id)
    .execute();
  if (dela.length === 0) return null;
  const allowCredentials = dela.map(({ credencial_id, transportes }) => ({
    id: credencial_id.toString('base64url'),
    type: 'public-key' as const,
    transports: transportes,
  }));
  return {
    challenge: novoDesafio(),
    rpId: site.id,
    timeout: DESAFIO_MS,
    userVerification: 'required',
    allowCredentials,
  };
}

/**
 * Returns the user handle of an account: what a device stores beside a passkey. It names nobody (WebAuthn, section
 * 14.6.1).
 */
export const userHandleOf = (vault: Pick<Vault, 'index'>, { user_type, id }: Conta): Buffer =>
  Buffer.from(vault.index(`passkey:${user_type}:${id}`), 'hex');

/** What a device said with its signature. */
type Dito = Pick<Row<'passkey'>, 'contador' | 'sincronizada'>;

/** What a signature is compared with. */
interface Esperado {
  site: RelyingParty;
  /** the challenge that the device signed */
  desafio: string;
  passkey: PasskeyDaConta;
}

/**
 * Returns what the device said, if the passkey signed this challenge for this site, and the device checked the person.
 * Returns null otherwise. The counter is compared later, by `avancarContador`.
 */
export async function lerAssinatura(
  { vault, log }: Pick<Deps, 'vault' | 'log'>,
  { site, desafio, passkey }: Esperado,
  credencial: PasskeyUsada,
): Promise<Dito | null> {
  const { id, rawId, type, clientExtensionResults, response } = credencial;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const handle = userHandleOf(vault, passkey.conta);
  if (userHandle && !handle.equals(Buffer.from(userHandle, 'base64url'))) return null;
  try {
    // A page of another site may show ours in a frame. The library accepts frames of unknown pages.
    if (decodeClientDataJSON(clientDataJSON).crossOrigin) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: desafio,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(passkey.chave_publica), counter: 0 },
    });
    const { newCounter: contador, credentialBackedUp: sincronizada } = authenticationInfo;
    return verified ? { contador, sincronizada } : null;
  } catch (err) {
    log.info({ err }, 'a passkey was refused');
    return null;
  }
}

/**
 * Stores the counter of a use, and returns what follows. `copiada`: the counter did not grow, so another device may
 * have the same key (WebAuthn, section 6.1.1). `recusada`: the passkey was removed meanwhile. Passkeys that do not
 * count always say 0. The row decides, so of two uses with one counter, one is accepted.
 */
export async function avancarContador(
  em: Em,
  id: number,
  { contador, sincronizada }: Dito,
): Promise<'aceita' | 'copiada' | 'recusada'> {
  const db = em.getKysely();
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ contador, sincronizada, usada_em: agora })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('contador', '<', contador), ...(contador === 0 ? [eb('contador', '=', 0)] : [])]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return 'aceita';
  const ainda = await db.selectFrom('passkey').select('id').where('id', '=', id).executeTakeFirst();
  return ainda ? 'copiada' : 'recusada';
}
