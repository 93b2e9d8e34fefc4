import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Sets the counters beside each courier. */
const contarEntregadores = (em: Em) =>
  rows(
    em,
    sql`update entregador e
           set total_solicitacoes = (select count(*) from solicitacao where entregador_id = e.id),
               total_entregas = (select count(*) from entrega where entregador_id = e.id and status = 'concluida'),
               (avaliacao_soma, total_avaliacoes) =
                 (select coalesce(sum(nota), 0), count(*) from avaliacao where entregador_id = e.id and nota > 0)`,
  );

/** Adds the sums of each week, courier and shop. */
const somarSemanas = (em: Em) =>
  rows(
    em,
    sql`insert into resumo_semanal (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
        select semana_de(data_entrega), entregador_id, comercio_id, count(*), sum(quantidade), sum(valor)
          from entrega where status = 'concluida' group by 1, 2, 3`,
  );

/** Puts every request on its shop's list of changes [mudancas]. */
const listarMudancas = (em: Em) =>
  rows(
    em,
    sql`insert into mudanca_da_solicitacao (solicitacao_id, comercio_id) select id, comercio_id from solicitacao`,
  );

/**
 * Adds the cash that couriers received at the door, and the handover of what the shop has released (ADR 0022). The
 * movements stand in the order of their instants, because each leg holds the balance after it.
 */
async function moverDinheiro(em: Em): Promise<void> {
  await rows(
    em,
    sql`insert into custodia_movimento (tipo, entregador_id, comercio_id, solicitacao_id, feito_por_tipo, feito_por_id, feito_em)
        select m.tipo, e.entregador_id, e.comercio_id, e.solicitacao_id, m.ator_tipo, m.ator_id, m.quando
          from entrega e
          join solicitacao_historico h on h.solicitacao_id = e.solicitacao_id and h.status = 'finalizada'
          join lateral (values
            (1, 'recebido', h.ator_tipo, h.ator_id, e.data),
            (2, 'prestado', 'sistema', null, case when e.status = 'concluida' then e.data_entrega end)
          ) m (ordem, tipo, ator_tipo, ator_id, quando) on m.quando is not null
         where e.tipo_pagamento = 'dinheiro'
         order by m.quando, e.id, m.ordem`,
  );
  await rows(
    em,
    sql`insert into custodia_lancamento (movimento_id, conta, valor, entregador_id, comercio_id, saldo_comercio, saldo_total)
        select m.id, l.conta, l.valor, m.entregador_id, m.comercio_id, l.saldo_comercio, l.saldo_total
          from (
            select id, tipo, entregador_id, comercio_id, valor,
                   sum(valor) over (partition by entregador_id, comercio_id order by id) as saldo_comercio,
                   sum(valor) over (partition by entregador_id order by id) as saldo_total
              from (
                select m.*, case m.tipo when 'recebido' then s.valor_a_receber else -s.valor_a_receber end as valor
                  from custodia_movimento m join solicitacao s on s.id = m.solicitacao_id
              ) v
          ) m
          join lateral (values
            (case m.tipo when 'recebido' then 'cliente' else 'comercio' end, -m.valor, null, null),
            ('entregador', m.valor, m.saldo_comercio, m.saldo_total)
          ) l (conta, valor, saldo_comercio, saldo_total) on true`,
  );
  await rows(
    em,
    sql`insert into custodia_aberta (entregador_id, comercio_id)
        select entregador_id, comercio_id from custodia_lancamento
         where conta = 'entregador' group by 1, 2 having sum(valor) > 0`,
  );
}

/** Writes what the product's triggers keep beside the rows of the history (packages/db/src). */
export async function sumUp(em: Em): Promise<void> {
  await contarEntregadores(em);
  await somarSemanas(em);
  await listarMudancas(em);
  await moverDinheiro(em);
}
