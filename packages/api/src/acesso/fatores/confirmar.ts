import type { desafioDaPasskeySchema, usarPasskeySchema } from '@corre/contract/fatores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { trancarConta } from './conta-trancada.ts';
import { abrirDesafio, lerDesafio, usarDesafio } from './desafios.ts';
import { fatorDado } from './fator-dado.ts';
import { confirmadoAte } from './meus-fatores.ts';
import { passkeyCopiada, passkeyRecusada } from './passkey-recusada.ts';
import { auditarFator } from './passkeys.ts';
import { provarCodigo } from './provar-codigo.ts';
import { demandRelyingParty } from './relying-party.ts';
import { acharPasskey, avancarContador, ehDaConta, lerAssinatura, opcoesDaConta } from './usar-passkey.ts';

type Pedido = Pick<Context, 'em' | 'deps' | 'aparelho' | 'ip' | 'origin' | 'request_id'> & { ator: Ator };

/** The end of the time in which acts do not ask again. */
interface Confirmado {
  confirmado_ate: string;
  message: string;
}

async function confirmado(em: Em, ator: Ator): Promise<Confirmado> {
  await fatorDado(em, ator);
  const confirmado_ate = await confirmadoAte(em, ator);
  if (confirmado_ate === null) throw new BusinessError('SESSAO_TERMINADA');
  return { confirmado_ate, message: 'Confirmado' };
}

/** Gives the second factor again, by a code [segundo-fator]. Tries are counted as at a login. */
export async function confirmarComCodigo(
  { em, deps, ator, ip }: Pedido,
  { codigo }: { codigo: string },
): Promise<Confirmado> {
  const tentativa = { user_type: ator.user_type, id: ator.id, ip };
  await deps.limits.beforeFactor(tentativa);
  if ((await provarCodigo(em, deps.vault, ator, codigo)) === null) {
    // A connection of its own, because the transaction of this call is rolled back.
    await auditarFator(deps.orm.em.fork(), ator, 'segundo_fator_recusado');
    throw new BusinessError('SEGUNDO_FATOR_INCORRETO');
  }
  await deps.limits.afterFactor(tentativa);
  return confirmado(em, ator);
}

/** Begins a confirmation by one of the caller's passkeys. */
export async function comecarConfirmacao({
  em,
  deps,
  ator,
  origin,
}: Pedido): Promise<z.output<typeof desafioDaPasskeySchema>> {
  const site = demandRelyingParty(deps.config, origin);
  const opcoes = await opcoesDaConta(em, site, ator);
  if (opcoes === null) throw new BusinessError('SEGUNDO_FATOR_AUSENTE');
  const sessao_hash = ator.token_hash;
  const conta = { uso: 'confirmacao', conta: ator, sessao_hash } as const;
  return { desafio: await abrirDesafio(em, { ...conta, desafio: opcoes.challenge }), opcoes };
}

/** Gives the second factor again, by a passkey of the caller. The begun confirmation is used up first. */
export async function confirmarComPasskey(
  pedido: Pedido,
  { desafio, credencial }: z.output<typeof usarPasskeySchema>,
): Promise<Confirmado> {
  const { em, deps, ator, origin } = pedido;
  const site = demandRelyingParty(deps.config, origin);
  const aberto = await lerDesafio(em, desafio, { uso: 'confirmacao', sessao_hash: ator.token_hash });
  if (!aberto?.desafio || !(await usarDesafio(em, desafio))) throw new BusinessError('DESAFIO_TERMINADO');
  const passkey = await acharPasskey(em, credencial.id);
  const minha = ehDaConta(passkey, ator) ? passkey : null;
  const dito = minha && (await lerAssinatura(deps, { site, desafio: aberto.desafio, passkey: minha }, credencial));
  if (!minha || !dito) throw await passkeyRecusada(em, pedido, passkey);
  const uso = await em.transactional(async (tx) => {
    await trancarConta(tx, ator);
    const feito = await avancarContador(tx, minha.id, dito);
    return feito === 'aceita' ? confirmado(tx, ator) : feito;
  });
  if (uso === 'recusada') throw await passkeyRecusada(em, pedido, minha);
  if (uso === 'copiada') throw await passkeyCopiada(em, pedido, minha);
  return uso;
}
