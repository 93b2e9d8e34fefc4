import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { AvaliacaoView, avaliarSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { behind } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import { onePage, type Page } from '../../base/page.ts';
import { avisar } from '../../eventos/avisar.ts';

type Entrada = z.output<typeof avaliarSchema> & { comercio_id: number };

/**
 * Stores the shop's rating of a finished request's courier, once [avaliacao]. A `nota` of 0 means 'sem nota' and does
 * not count in the mean. Throws 404, 403 and 409.
 */
export async function avaliarEntregador(em: Em, { solicitacao_id, comercio_id, nota, comentario }: Entrada) {
  const db = em.getKysely();
  const solicitacao = await db
    .selectFrom('solicitacao')
    .select(['status', 'comercio_id', 'entregador_id'])
    .where('id', '=', solicitacao_id)
    .executeTakeFirst();
  if (!solicitacao) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
  if (solicitacao.comercio_id !== comercio_id) throw new BusinessError('SOLICITACAO_DE_OUTRA_CONTA');
  if (solicitacao.status !== 'finalizada' || solicitacao.entregador_id === null)
    throw new BusinessError('AVALIACAO_CEDO_DEMAIS');
  const nova = await db
    .insertInto('avaliacao')
    .values({ solicitacao_id, comercio_id, entregador_id: solicitacao.entregador_id, nota, comentario })
    .onConflict((conflict) => conflict.column('solicitacao_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!nova) throw new BusinessError('ENTREGA_JA_AVALIADA');
  await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, entregador_id: solicitacao.entregador_id });
  return { message: 'Avaliação enviada com sucesso!' };
}

/**
 * Returns a courier's newest ratings, at most `LISTA_MAX`. `antes_de` returns the next older ones. Index
 * `avaliacao_do_entregador`.
 */
export async function avaliacoesDoEntregador(
  em: Em,
  entregador_id: number,
  antes_de?: number,
  page?: Page,
): Promise<AvaliacaoView[]> {
  const lidas = await em
    .getKysely()
    .selectFrom('avaliacao as a')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.id', 'a.nota', 'a.comentario', 'c.nome as comercio', 'a.data_avaliacao'])
    .where('a.entregador_id', '=', entregador_id)
    .where(behind('a', 'avaliacao', 'data_avaliacao', antes_de))
    .orderBy('a.data_avaliacao', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LISTA_MAX + 1)
    .execute();
  return onePage(lidas, { max: LISTA_MAX, page });
}
