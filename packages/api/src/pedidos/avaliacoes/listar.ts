import type { AvaliacaoView } from '@corre/contract/avaliacoes/contrato.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';

/** A courier's ratings, newest first. Index `avaliacao_do_entregador`. */
export const avaliacoesDoEntregador = (em: Em, entregador_id: number): Promise<AvaliacaoView[]> =>
  em
    .getKysely()
    .selectFrom('avaliacao as a')
    .innerJoin('comercio as c', 'c.id', 'a.comercio_id')
    .select(['a.id', 'a.nota', 'a.comentario', 'c.nome as comercio', 'a.data_avaliacao'])
    .where('a.entregador_id', '=', entregador_id)
    .orderBy('a.data_avaliacao', 'desc')
    .orderBy('a.id', 'desc')
    .limit(LISTA_MAX)
    .execute();
