import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
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

/**
 * Checks that a courier may get a route of this praça, whose lock is held. Throws 404 for an inactive courier, 409 for
 * a suspended courier or one of another praça. Returns whether they are busy.
 */
export async function conferirEntregador(
  em: Em,
  entregador_id: number,
  praca_id: number,
): Promise<{ ocupado: boolean }> {
  const courier = await em
    .getKysely()
    .selectFrom('entregador as e')
    .innerJoin('fila_entregador as f', 'f.entregador_id', 'e.id')
    .select(({ eb }) => [
      'f.praca_id',
      sql<boolean>`coalesce(f.suspenso_ate > ${agora}, false)`.as('suspenso'),
      eb('f.entregas_abertas', '>', 0).$castTo<boolean>().as('ocupado'),
    ])
    .where('e.id', '=', entregador_id)
    .where(({ ref }) => ref('e.ativo'))
    .executeTakeFirst();
  if (!courier) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  if (courier.praca_id !== praca_id) throw new BusinessError('ENTREGADOR_DE_OUTRA_PRACA');
  if (courier.suspenso) throw new BusinessError('ENTREGADOR_SUSPENSO');
  return courier;
}
