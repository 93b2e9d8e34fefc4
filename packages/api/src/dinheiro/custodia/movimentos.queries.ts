import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { MOVIMENTOS_POR_VEZ } from '@corre/contract/custodia/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { jsonBuildObject, sql } from '@corre/db/sql.ts';

/** Whose movements to read, and the movement before which to start. */
interface Pedido {
  coluna: 'entregador_id' | 'comercio_id';
  id: number;
  antes_de: number | undefined;
}

/**
 * Reads the newest movements of a courier or a shop, one more than the page shows. The courier's leg gives the amount.
 * A reverted difference has no such leg. Indexes `custodia_movimento_do_entregador`, `custodia_movimento_do_comercio`.
 */
const lidos = (em: Em, { coluna, id, antes_de }: Pedido): Promise<MovimentoView[]> =>
  em
    .getKysely()
    .selectFrom('custodia_movimento as m')
    .innerJoin('comercio as c', 'c.id', 'm.comercio_id')
    .innerJoin('entregador as e', 'e.id', 'm.entregador_id')
    .leftJoin('custodia_lancamento as l', (on) =>
      on.onRef('l.movimento_id', '=', 'm.id').on('l.conta', '=', sql.lit('entregador')),
    )
    .leftJoin('custodia_prestacao as p', (on) =>
      on.onRef('p.id', '=', 'm.prestacao_id').on('m.tipo', 'in', ['diferenca', 'diferenca_revertida']),
    )
    .leftJoin('custodia_contestacao as q', (on) =>
      on.onRef('q.prestacao_id', '=', 'p.id').on('m.tipo', '=', sql.lit('diferenca')),
    )
    .select(['m.id', 'm.tipo', 'm.entregador_id', 'e.nome_completo as entregador', 'm.comercio_id'])
    .select(['c.nome as comercio', 'l.saldo_comercio as saldo', 'm.feito_em', 'm.solicitacao_id', 'm.prestacao_id'])
    .select(({ fn, ref, case: when }) => [
      fn.coalesce('l.valor', 'p.diferenca').$notNull().as('valor'),
      when().when('m.tipo', '=', 'diferenca').then(ref('p.motivo')).else(null).end().as('motivo'),
      when()
        .when('q.prestacao_id', 'is not', null)
        .then(
          jsonBuildObject({
            texto: ref('q.texto').$notNull(),
            enviada_em: ref('q.enviada_em').$notNull(),
            decisao: ref('q.decisao'),
            resposta: ref('q.resposta'),
            respondida_em: ref('q.respondida_em'),
          }),
        )
        .else(null)
        .end()
        .as('contestacao'),
    ])
    .where(`m.${coluna}`, '=', id)
    .$if(antes_de !== undefined, (q) => q.where('m.id', '<', antes_de ?? 0))
    .orderBy('m.id', 'desc')
    .limit(MOVIMENTOS_POR_VEZ + 1)
    .execute();

/** Returns one page of movements, newest first. */
export async function movimentosDe(em: Em, pedido: Pedido) {
  const lista = await lidos(em, pedido);
  return { movimentos: lista.slice(0, MOVIMENTOS_POR_VEZ), ha_mais: lista.length > MOVIMENTOS_POR_VEZ };
}
