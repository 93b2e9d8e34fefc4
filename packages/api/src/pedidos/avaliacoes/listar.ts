import type { AvaliacaoView } from '@corre/contract/avaliacoes/contrato.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { behind } from '@corre/db/sql.ts';

/**
 * Returns a courier's newest ratings, at most `LISTA_MAX`. `antes_de` returns the next older ones. Index
 * `avaliacao_do_entregador`.
 */
export const avaliacoesDoEntregador = (em: Em, entregador_id: number, antes_de?: number): Promise<AvaliacaoView[]> =>
  em
    .getKysely()
    .selectFrom('avaliacao as a')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.id', 'a.nota', 'a.comentario', 'c.nome as comercio', 'a.data_avaliacao'])
    .where('a.entregador_id', '=', entregador_id)
    .where(behind('a', 'avaliacao', 'data_avaliacao', antes_de))
    .orderBy('a.data_avaliacao', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LISTA_MAX)
    .execute();
