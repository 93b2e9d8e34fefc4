import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';

/** A delivery as SQL gives it: the week as its Monday. */
type EntregaLida = Omit<EntregaView, 'semana'> & { semana_inicio: string | null };

/**
 * Deliveries with the names of both sides (specification §3), to be filtered and ordered: `t`, its shop `c`, its courier `e`
 * and, if it came of one, its request `s`.
 */
export const entregasLidas = (em: Em) =>
  em
    .getKysely()
    .selectFrom('entrega as t')
    .innerJoin('comercio as c', 'c.id', 't.comercio_id')
    .innerJoin('entregador as e', 'e.id', 't.entregador_id')
    .leftJoin('solicitacao as s', 's.id', 't.solicitacao_id')
    .select(['t.id', 'c.nome as comercio', 't.entregador_id', 'e.nome_completo as entregador_nome', 't.quantidade'])
    .select(['t.valor', 't.valor_liquido', 't.data', 't.data_entrega', 't.semana_inicio', 't.endereco'])
    .select(['t.tipo_pagamento', 't.status', 't.solicitacao_id', 's.valor_a_receber', 's.troco_para']);

/** Gives a delivery its week's label. */
export const rotular = ({ semana_inicio, ...entrega }: EntregaLida): EntregaView => ({
  ...entrega,
  semana: semana_inicio && rotuloDaSemana(semana_inicio),
});
