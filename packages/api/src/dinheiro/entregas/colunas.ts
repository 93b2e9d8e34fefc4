import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import { rotuloDaSemana } from '@corre/contract/week.ts';
import { sql } from '@corre/db/sql.ts';

/** A delivery as SQL gives it: the week as its Monday. */
export type EntregaLida = Omit<EntregaView, 'semana'> & { semana_inicio: string | null };

/** The columns of a delivery (specification §3), from `entrega t`, `comercio c` and `entregador e`. */
export const colunas = sql`
  t.id, c.nome as comercio, t.entregador_id, e.nome_completo as entregador_nome, t.quantidade, t.valor, t.valor_liquido,
  t.data, t.data_entrega, t.semana_inicio, t.endereco, t.tipo_pagamento, t.status`;

export const origem = sql`
  entrega t join comercio c on c.id = t.comercio_id join entregador e on e.id = t.entregador_id`;

/** Gives a delivery its week's label. */
export const rotular = ({ semana_inicio, ...entrega }: EntregaLida): EntregaView => ({
  ...entrega,
  semana: semana_inicio && rotuloDaSemana(semana_inicio),
});
