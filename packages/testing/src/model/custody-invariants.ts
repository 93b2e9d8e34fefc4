import { sql } from '@corre/db/sql.ts';

/**
 * For each courier and shop: the sum of the cash in hand, the pending part, and all change that was ever taken along.
 */
const PARES = sql`
  select l.entregador_id, l.comercio_id, sum(l.valor) as saldo,
         coalesce(sum(l.valor) filter (where m.tipo = 'troco_levado'), 0) as troco,
         coalesce((select sum(s.valor_a_receber) from entrega e join solicitacao s on s.id = e.solicitacao_id
                    where e.entregador_id = l.entregador_id and e.comercio_id = l.comercio_id and e.status = 'pendente'
                      and e.tipo_pagamento = 'dinheiro'), 0) as pendente
    from custodia_lancamento l join custodia_movimento m on m.id = l.movimento_id
   where l.conta = 'entregador' group by l.entregador_id, l.comercio_id`;

/**
 * Invariants of cash and card machines in couriers' hands (ADR 0022). Each statement finds the rows that break its
 * sentence.
 */
export const QUEBRAS_DA_CUSTODIA = {
  'the two legs of a movement sum to zero': sql`
    select movimento_id from custodia_lancamento group by movimento_id having sum(valor) <> 0 or count(*) <> 2`,
  'the balances that a leg carries are the sums of the legs up to it': sql`
    select movimento_id from (
      select movimento_id, saldo_total, saldo_comercio,
             sum(valor) over (partition by entregador_id order by movimento_id) as total,
             sum(valor) over (partition by entregador_id, comercio_id order by movimento_id) as da_loja
        from custodia_lancamento where conta = 'entregador') l
     where saldo_total <> total or saldo_comercio <> da_loja`,
  'who has money of a shop in hand is marked so, and nobody else': sql`
    select coalesce(p.entregador_id, a.entregador_id) as entregador_id
      from (select * from (${PARES}) t where saldo <> 0) p
      full join custodia_aberta a using (entregador_id, comercio_id) where p.saldo is null or a.desde is null`,
  'the cash of a finished request was received, once and whole, and no other': sql`
    select s.id from solicitacao s
      left join custodia_movimento m on m.solicitacao_id = s.id and m.tipo = 'recebido'
      left join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'entregador'
     where (s.status = 'finalizada' and s.pagamento = 'dinheiro' and not s.a_devolver) <> (m.id is not null)
        or l.valor <> s.valor_a_receber or m.entregador_id <> s.entregador_id or m.comercio_id <> s.comercio_id`,
  'a handover moved what its receiver said, and one without a receiver nothing': sql`
    select p.id from custodia_prestacao p
     where (coalesce(p.valor_recebido, 0), p.diferenca) <> (
       select coalesce(-sum(l.valor) filter (where m.tipo = 'prestado'), 0), coalesce(-sum(l.valor) filter (where m.tipo = 'diferenca'), 0)
         from custodia_movimento m join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'entregador'
        where m.prestacao_id = p.id)`,
  'a difference was taken back exactly if support said so': sql`
    select p.id from custodia_prestacao p left join custodia_contestacao c on c.prestacao_id = p.id
     where coalesce(c.decisao = 'revertida', false) <> exists (
       select 1 from custodia_movimento m join custodia_lancamento l on l.movimento_id = m.id and l.conta = 'comercio'
        where m.prestacao_id = p.id and m.tipo = 'diferenca_revertida' and l.valor = p.diferenca)`,
  'who has a cash delivery pending has money of its shop in hand': sql`
    select * from (${PARES}) p where pendente > 0 and saldo <= 0`,
  'beyond what is pending a courier has change in hand, and no more': sql`
    select * from (${PARES}) p where saldo > pendente + troco`,
  'a card machine is in one hand at a time': sql`
    select a.id from maquininha_posse a join maquininha_posse b on b.maquininha_id = a.maquininha_id and b.id > a.id
     where coalesce(a.ate, 'infinity') > b.desde and coalesce(b.ate, 'infinity') > a.desde`,
} as const;
