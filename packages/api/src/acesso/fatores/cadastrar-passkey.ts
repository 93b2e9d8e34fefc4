import type { cadastrarPasskeySchema, desafioDeCadastroSchema, Passkey } from '@corre/contract/fatores/contrato.ts';
import type { PasskeyCriada } from '@corre/contract/fatores/credencial.ts';
import { PASSKEYS_MAX } from '@corre/contract/fatores/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { demandRecentFactor } from '../../transport/trpc/recent-factor.ts';
import { COLUNAS, contas, idsDe } from '../conta.queries.ts';
import { avisarAcesso } from './avisos.ts';
import { trancarConta } from './conta-trancada.ts';
import { abrirDesafio, DESAFIO_MS, lerDesafio, novoDesafio, usarDesafio } from './desafios.ts';
import { fatorDado } from './fator-dado.ts';
import { auditarFator, vistasDe } from './passkeys.ts';
import { demandRelyingParty, type RelyingParty } from './relying-party.ts';
import { userHandleOf } from './usar-passkey.ts';

type Pedido = Pick<Context, 'em' | 'deps' | 'aparelho' | 'origin'> & { ator: Ator };

/** The name of the site in the browser's dialog. */
export const nomeDoSite = ({ EMPRESA_NOME }: Pick<Config, 'EMPRESA_NOME'>): string => EMPRESA_NOME ?? 'Corre';

/** Returns the caller's login name, which the browser shows beside the passkey. */
export async function usuarioDe(em: Em, { user_type, id }: Ator): Promise<string> {
  const { usuario } = await contas(em)
    .select('usuario')
    .where('user_type', '=', user_type)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return usuario;
}

/**
 * Begins the registration of a passkey. The device must check the person and keep the passkey, so that the passkey
 * alone signs in [passkeys]. No attestation is asked for: it would name the device's maker.
 */
export async function comecarPasskey({
  em,
  deps: { config, vault },
  ator,
  origin,
}: Pedido): Promise<z.output<typeof desafioDeCadastroSchema>> {
  const site = demandRelyingParty(config, origin);
  const dela = await em
    .getKysely()
    .selectFrom('passkey')
    .select(['credencial_id', 'transportes'])
    .where(COLUNAS[ator.user_type], '=', ator.id)
    .execute();
  if (dela.length >= PASSKEYS_MAX) throw new BusinessError('PASSKEYS_DEMAIS');
  const challenge = novoDesafio();
  const opcoes = await generateRegistrationOptions({
    rpName: nomeDoSite(config),
    rpID: site.id,
    userID: new Uint8Array(userHandleOf(vault, ator)),
    userName: await usuarioDe(em, ator),
    userDisplayName: ator.nome,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: DESAFIO_MS,
    attestationType: 'none',
  });
  const desafio = await abrirDesafio(em, {
    uso: 'cadastro',
    conta: ator,
    sessao_hash: ator.token_hash,
    desafio: challenge,
  });
  return {
    desafio,
    opcoes: {
      rp: { id: site.id, name: opcoes.rp.name },
      user: opcoes.user,
      challenge,
      pubKeyCredParams: opcoes.pubKeyCredParams,
      timeout: DESAFIO_MS,
      excludeCredentials: dela.map(({ credencial_id, transportes }) => ({
        id: credencial_id.toString('base64url'),
        type: 'public-key' as const,
        transports: transportes,
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  };
}

/** Returns what a device registered for this challenge and this site. Returns null if it is refused. */
async function lerCadastro(
  { deps: { log } }: Pedido,
  site: RelyingParty,
  desafio: string,
  { id, rawId, type, response: { clientDataJSON, attestationObject } }: PasskeyCriada,
): Promise<VerifiedRegistrationResponse['registrationInfo'] | null> {
  try {
    if (decodeClientDataJSON(clientDataJSON).crossOrigin) return null;
    const lido = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: desafio,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
    });
    return lido.registrationInfo ?? null;
  } catch (err) {
    log.info({ err }, 'the registration of a passkey was refused');
    return null;
  }
}

/** Returns the caller's passkey of this credential. Throws if another account has it. */
async function jaCadastrada(em: Em, ator: Ator, credencial_id: Buffer): Promise<Passkey | null> {
  const minha = await vistasDe(em, ator).where('credencial_id', '=', credencial_id).executeTakeFirst();
  if (minha) return minha;
  const alheia = await em
    .getKysely()
    .selectFrom('passkey')
    .select('id')
    .where('credencial_id', '=', credencial_id)
    .executeTakeFirst();
  if (alheia) throw new BusinessError('PASSKEY_JA_CADASTRADA');
  return null;
}

/**
 * Registers a passkey [passkeys]. A repeated call answers the registered passkey. The begun registration is used up
 * first, whatever follows. An account with a factor must have given it lately, checked again under the account's lock:
 * of two sessions that enrol the first factor at once, one does.
 */
export async function cadastrarPasskey(
  pedido: Pedido,
  { desafio, nome, credencial }: z.output<typeof cadastrarPasskeySchema>,
): Promise<Passkey> {
  const { em, deps, ator, aparelho, origin } = pedido;
  const site = demandRelyingParty(deps.config, origin);
  const credencial_id = Buffer.from(credencial.id, 'base64url');
  const feita = await jaCadastrada(em, ator, credencial_id);
  if (feita) return feita;
  const aberto = await lerDesafio(em, desafio, { uso: 'cadastro', sessao_hash: ator.token_hash });
  if (!aberto?.desafio || !(await usarDesafio(em, desafio))) throw new BusinessError('DESAFIO_TERMINADO');
  const lida = await lerCadastro(pedido, site, aberto.desafio, credencial);
  if (!lida) throw new BusinessError('PASSKEY_RECUSADA');
  return em.transactional(async (tx) => {
    await trancarConta(tx, ator);
    await demandRecentFactor({ em: tx, deps }, ator, 'se_ha');
    const { total } = await tx
      .getKysely()
      .selectFrom('passkey')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(COLUNAS[ator.user_type], '=', ator.id)
      .executeTakeFirstOrThrow();
    if (total >= PASSKEYS_MAX) throw new BusinessError('PASSKEYS_DEMAIS');
    const nova = await tx
      .getKysely()
      .insertInto('passkey')
      .values({
        ...idsDe(ator),
        credencial_id,
        chave_publica: Buffer.from(lida.credential.publicKey),
        contador: lida.credential.counter,
        transportes: credencial.response.transports ?? [],
        sincronizada: lida.credentialBackedUp,
        nome,
      })
      .onConflict((conflict) => conflict.column('credencial_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!nova) throw new BusinessError('PASSKEY_JA_CADASTRADA');
    await auditarFator(tx, ator, 'passkey_cadastrada', { passkey_id: nova.id });
    await avisarAcesso(tx, ator, { tipo: 'passkey_nova', aparelho, token_hash: ator.token_hash });
    await fatorDado(tx, ator);
    return vistasDe(tx, ator).where('id', '=', nova.id).executeTakeFirstOrThrow();
  });
}
