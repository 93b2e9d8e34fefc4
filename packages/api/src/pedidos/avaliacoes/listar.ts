import type { AvaliacaoView } from '@corre/contract/avaliacoes/contrato.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** A courier's ratings, newest first. Index `avaliacao_do_entregador`. */
export const avaliacoesDoEntregador = (em: Em, entregador_id: number) =>
  rows(
    em,
    sql<AvaliacaoView>`
      select a.id, a.nota, a.comentario, c.nome as comercio, a.data_avaliacao
        from avaliacao a join comercio c on c.id = a.comercio_id
       where a.entregador_id = ${entregador_id}
       order by a.data_avaliacao desc, a.id desc limit ${LISTA_MAX}`,
  );
