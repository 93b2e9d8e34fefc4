import type { PedidoDeFora } from '@corre/contract/solicitacoes/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { lerCorpo } from './ler-corpo.ts';

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
  if (!lido) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (lido.entregador_id !== entregador_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (lido.tentativa_id === null) throw new BusinessError('NAO_VEIO_DE_FORA');
  if (!STATUS_EM_ANDAMENTO.some((status) => status === lido.status))
    throw new BusinessError('DADOS_DO_CLIENTE_FECHADOS');
  const corpo: unknown = lido.corpo_cifrado === null ? {} : JSON.parse(vault.open(lido.corpo_cifrado));
  return { canal: lido.canal, numero_pedido: lido.numero_pedido, ...lerCorpo(corpo) };
}
