import type { LocalDoComercio, NovoLocal } from '@corre/contract/comercios/contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { Comercio } from '@corre/db/comercios/comercio.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { avisarStatus } from '../../despacho/kernel/registrar-status.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Returns a shop's pickup address, map link and telephone (ADR 0012). */
export const localDoComercio = (em: Em, comercio_id: number): Promise<LocalDoComercio> =>
  em
    .getKysely()
    .selectFrom('comercio')
    .select(['endereco_retirada', 'link_loja', 'telefone'])
    .where('id', '=', comercio_id)
    .executeTakeFirstOrThrow();

/**
 * Saves a shop's place and notifies the couriers of its deliveries under way [link-da-loja]. Index
 * `solicitacao_aberta_do_comercio`.
 */
export async function salvarLocal(em: Em, comercio_id: number, { telefone, ...lugar }: NovoLocal) {
  // A missing `telefone` keeps the old number. Null removes it.
  await em.nativeUpdate(Comercio, { id: comercio_id }, telefone === undefined ? lugar : { ...lugar, telefone });
  await avisar(em, { tipo: 'cadastro', comercio_id });
  const aCaminho = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'comercio_id', 'entregador_id'])
    .where('comercio_id', '=', comercio_id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .execute();
  await avisarStatus(em, aCaminho);
  return { message: 'Local da loja salvo!', ...(await localDoComercio(em, comercio_id)) };
}
