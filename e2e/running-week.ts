/** With fewer deliveries than this, the demonstration's running week has only just begun. */
const HARDLY_BEGUN = 24;

/**
 * SQL for the first hours of a Monday, when the demonstration has almost nothing in the running week. Every courier
 * then makes a delivery for every shop. At other times it adds nothing.
 */
export const runningWeekSql = `
insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
select c.id, e.id, 1, 10, 'online', 'concluida', t, t
  from comercio c, entregador e, (select agora() as t) x
 where c.ativo and e.ativo
   and (select count(*) from entrega where status = 'concluida' and semana_de(data_entrega) = semana_de(agora())) < ${HARDLY_BEGUN}`;
