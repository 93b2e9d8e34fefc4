import type { segundoFatorSchema } from '@corre/contract/fatores/contrato.ts';
import type { SessaoAtual } from '@corre/contract/sessao/contrato.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES, type Conta } from '../conta.queries.ts';
import { contaAtiva } from '../fatores/conta-trancada.ts';
import { type Aberto, lerDesafio, usarDesafio } from '../fatores/desafios.ts';
import { provarCodigo } from '../fatores/provar-codigo.ts';
import { sessaoAtual } from '../sessoes/minhas-sessoes.ts';
import { abrirSessaoDe, entregarSessao, type Pedido } from './abrir-sessao.ts';
import { abrirComPasskey } from './entrar-com-passkey.ts';

/** A begun login whose password was correct. */
type Comecada = Aberto & { conta: Conta };

/**
 * Tries are counted before the check, per account and per address. The code and the begun login are used up with the
 * session, in one transaction. A wrong code leaves the begun login, so that the person can type again.
 */
async function comCodigo(pedido: Pedido, { token, conta }: Comecada, codigo: string): Promise<SessaoAtual> {
  const { em, deps, cookies, ip, request_id } = pedido;
  const tentativa = { ...conta, ip };
  await deps.limits.beforeFactor(tentativa);
  const entrou = await em.transactional(async (tx) => {
    const ativa = await contaAtiva(tx, conta);
    if (!ativa) throw new BusinessError('DESAFIO_TERMINADO');
    const metodo = await provarCodigo(tx, deps.vault, ativa, codigo);
    if (metodo === null) return null;
    // The error rolls the use of the code back.
    if (!(await usarDesafio(tx, token))) throw new BusinessError('DESAFIO_TERMINADO');
    return { conta: ativa, sessao: await abrirSessaoDe(tx, pedido, ativa, metodo) };
  });
  if (!entrou) {
    const { user_type, id } = conta;
    await auditar(em, null, 'segundo_fator_recusado', ACCOUNT_TABLES[user_type], id, { user_type, request_id });
    throw new BusinessError('SEGUNDO_FATOR_INCORRETO');
  }
  await deps.limits.afterFactor(tentativa);
  entregarSessao(cookies, entrou.sessao);
  return sessaoAtual(entrou.conta, false);
}

/**
 * Opens the session of a login whose password was correct, for a right code or a passkey of the account
 * [segundo-fator].
 */
export async function entrarComSegundoFator(
  pedido: Pedido,
  { desafio, codigo, credencial }: z.output<typeof segundoFatorSchema>,
): Promise<SessaoAtual> {
  const aberto = await lerDesafio(pedido.em, desafio, { uso: 'senha', sessao_hash: null });
  if (!aberto?.conta) throw new BusinessError('DESAFIO_TERMINADO');
  const comecada = { ...aberto, conta: aberto.conta };
  return credencial === undefined
    ? comCodigo(pedido, comecada, codigo ?? '')
    : abrirComPasskey(pedido, comecada, credencial);
}
