import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { desfecho } from '../../base/desfecho.ts';

/** A delivery as SQL returns it, with the week as its Monday. */
type EntregaLida = Omit<EntregaView, 'semana'> & { semana_inicio: string | null };

/**
 * Selects deliveries `t` with shop `c`, courier `e` and, where there is one, request `s`, for further filters and
 * order.
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
    .select([
      't.tipo_pagamento',
      't.status',
      't.solicitacao_id',
      's.numero_pedido',
      's.valor_a_receber',
      's.troco_para',
    ])
    .select(desfecho.as('desfecho'));

/** Replaces the week's Monday by the week's label. */
export const rotular = ({ semana_inicio, ...entrega }: EntregaLida): EntregaView => ({
  ...entrega,
  semana: semana_inicio && semanaLabel(semana_inicio),
});
