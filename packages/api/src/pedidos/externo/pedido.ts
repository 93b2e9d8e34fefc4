import type { PedidoDeFora } from '@corre/contract/externo/pedido-contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { solicitacaoDeOutro, solicitacaoNaoEncontrada } from '../../despacho/passos/erros.ts';
import { lerCorpo } from './ler-corpo.ts';

const entregaEncerrada = () =>
  new BusinessError('CONFLICT', 'Esta entrega já terminou: os dados do cliente não aparecem mais.');
const naoVeioDeFora = () => new BusinessError('NOT_FOUND', 'Esta entrega não veio de um sistema de vendas.');

/** Keys `fluxo_externo_unico`, `tentativa_fluxo_id_unique`. */
const ler = (em: Em, solicitacao_id: number) =>
  em
    .getKysely()
    .selectFrom('solicitacao as s')
    .leftJoin('fluxo_externo as f', (on) => on.onRef('f.solicitacao_id', '=', 's.id'))
    .leftJoin('tentativa as t', 't.fluxo_id', 'f.id')
    .select(['s.entregador_id', 's.status', 's.canal', 's.numero_pedido', 't.id as tentativa_id', 't.corpo_cifrado'])
    .where('s.id', '=', solicitacao_id)
    .orderBy('t.id', (ordem) => ordem.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();

/**
 * Returns an order's data from the point of sale: name and phone of the recipient, the pickup code, the items. Only the
 * courier who holds the delivery reads it, from acceptance to the end (docs/privacy.md).
 * @throws BusinessError 403 for another courier, 404 if no system asked for it, 409 after its end.
 */
export async function pedidoDeFora(
  em: Em,
  vault: Pick<Vault, 'open'>,
  { solicitacao_id, entregador_id }: { solicitacao_id: number; entregador_id: number },
): Promise<PedidoDeFora> {
  const lido = await ler(em, solicitacao_id);
  if (!lido) throw solicitacaoNaoEncontrada();
  if (lido.entregador_id !== entregador_id) throw solicitacaoDeOutro();
  if (lido.tentativa_id === null) throw naoVeioDeFora();
  if (!STATUS_EM_ANDAMENTO.some((status) => status === lido.status)) throw entregaEncerrada();
  const corpo: unknown = lido.corpo_cifrado === null ? {} : JSON.parse(vault.open(lido.corpo_cifrado));
  return { canal: lido.canal, numero_pedido: lido.numero_pedido, ...lerCorpo(corpo) };
}
