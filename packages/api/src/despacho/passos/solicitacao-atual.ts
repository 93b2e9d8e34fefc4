import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';

/** The fields of a request that a step reads. */
export type SolicitacaoAtual = Pick<Row<'solicitacao'>, 'id' | 'rota_id' | 'status' | 'comercio_id' | 'entregador_id'>;

/** Returns the present state of a request. Throws 404 for an unknown one. The caller holds the dispatch lock. */
export async function solicitacaoAtual(em: Em, id: number): Promise<SolicitacaoAtual> {
  const atual = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select(['id', 'rota_id', 'status', 'comercio_id', 'entregador_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!atual) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  return atual;
}
