/** Fewer deliveries than this, and the running week of the demonstration has only just begun. */
const HARDLY_BEGUN = 24;

/**
 * In the first hours of a Monday the demonstration has next to nothing in the running week. Then every courier delivers something of
 * every shop now; at any other hour nothing is added.
 */
export const runningWeekSql = `
insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
select c.id, e.id, 1, 10, 'online', 'concluida', t, t
  from comercio c, entregador e, (select agora() as t) x
 where c.ativo and e.ativo
   and (select count(*) from entrega where status = 'concluida' and semana_de(data_entrega) = semana_de(agora())) < ${HARDLY_BEGUN}`;
