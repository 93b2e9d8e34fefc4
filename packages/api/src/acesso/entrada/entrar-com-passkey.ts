import type { desafioDaPasskeySchema, usarPasskeySchema } from '@corre/contract/fatores/contrato.ts';
import type { PasskeyUsada } from '@corre/contract/fatores/credencial.ts';
import type { SessaoAtual } from '@corre/contract/sessao/contrato.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { contaAtiva } from '../fatores/conta-trancada.ts';
import { type Aberto, abrirDesafio, DESAFIO_MS, lerDesafio, novoDesafio, usarDesafio } from '../fatores/desafios.ts';
import { passkeyCopiada, passkeyRecusada } from '../fatores/passkey-recusada.ts';
import { demandRelyingParty } from '../fatores/relying-party.ts';
import { acharPasskey, avancarContador, ehDaConta, lerAssinatura } from '../fatores/usar-passkey.ts';
import { sessaoAtual } from '../sessoes/minhas-sessoes.ts';
import { abrirSessaoDe, entregarSessao, type Pedido } from './abrir-sessao.ts';

/**
 * Begins a login by passkey. The browser shows the person's passkeys of this site, so the answer names no account and
 * no passkey.
 */
export async function comecarComPasskey({
  em,
  deps,
  ip,
  origin,
}: Pedido): Promise<z.output<typeof desafioDaPasskeySchema>> {
  const site = demandRelyingParty(deps.config, origin);
  await deps.limits.desafiar(ip);
  const challenge = novoDesafio();
  const desafio = await abrirDesafio(em, { uso: 'passkey', desafio: challenge });
  const opcoes = { challenge, rpId: site.id, timeout: DESAFIO_MS, userVerification: 'required' as const };
  return { desafio, opcoes: { ...opcoes, allowCredentials: [] } };
}

/**
 * Opens a session for a signature of a begun login, which is used up first, whatever follows. A begun login with an
 * account takes only passkeys of that account. A passkey of a removed account, of another site or with a wrong
 * signature is refused with one text.
 */
export async function abrirComPasskey(
  pedido: Pedido,
  aberto: Aberto | null,
  credencial: PasskeyUsada,
): Promise<SessaoAtual> {
  const { em, deps, cookies, origin } = pedido;
  const site = demandRelyingParty(deps.config, origin);
  if (!aberto?.desafio || !(await usarDesafio(em, aberto.token))) throw new BusinessError('DESAFIO_TERMINADO');
  const achada = await acharPasskey(em, credencial.id);
  const passkey = aberto.conta === null || ehDaConta(achada, aberto.conta) ? achada : null;
  const dito = passkey && (await lerAssinatura(deps, { site, desafio: aberto.desafio, passkey }, credencial));
  if (!passkey || !dito) throw await passkeyRecusada(em, pedido, achada);
  const entrou = await em.transactional(async (tx) => {
    const conta = await contaAtiva(tx, passkey.conta);
    if (!conta) return 'recusada';
    const uso = await avancarContador(tx, passkey.id, dito);
    if (uso !== 'aceita') return uso;
    return { conta, sessao: await abrirSessaoDe(tx, pedido, conta, 'passkey') };
  });
  if (entrou === 'recusada') throw await passkeyRecusada(em, pedido, passkey);
  if (entrou === 'copiada') throw await passkeyCopiada(em, pedido, passkey);
  entregarSessao(cookies, entrou.sessao);
  return sessaoAtual(entrou.conta, false);
}

/** Signs in by passkey, without a password [passkeys]. */
export async function entrarComPasskey(
  pedido: Pedido,
  { desafio, credencial }: z.output<typeof usarPasskeySchema>,
): Promise<SessaoAtual> {
  const aberto = await lerDesafio(pedido.em, desafio, { uso: 'passkey', sessao_hash: null });
  return abrirComPasskey(pedido, aberto, credencial);
}
