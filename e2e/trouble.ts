/** SQL: closes all problems and opens problems of three couriers. */
export const problemsSql = `
  update problema set encerrado_em = agora() where encerrado_em is null;
  insert into problema (solicitacao_id, entregador_id, motivo, mensagem, aberto_em)
  select s.id, s.entregador_id, m.motivo, m.mensagem, agora() - make_interval(mins => m.minutos)
    from (select id, entregador_id, row_number() over (order by id) as n from solicitacao where status = 'em_entrega') s
    join (values (1, 'cliente_recusa', 'Diz que pediu sem wasabi e não quer receber.', 4),
                 (2, 'endereco_errado', 'O número 1610 não existe, vai do 1598 ao 1622.', 4),
                 (3, 'ninguem_atende', 'Toquei três vezes e ninguém.', 2)) m (n, motivo, mensagem, minutos) using (n);`;

/** SQL: one suspension with an objection, and one handover of cash that nobody has confirmed for two days. */
export const objectionsSql = `
  with suspensa as (
    insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao, data_expiracao_suspensao)
    select e.id, 'manual', 'Atraso', 24, agora() - interval '1 hour', agora() + interval '23 hours'
      from entregador e join fila_entregador f on f.entregador_id = e.id
     where e.ativo and f.entregas_abertas = 0 and not exists (select 1 from suspensao s where s.entregador_id = e.id and s.data_remocao is null)
     order by e.id desc limit 1 returning id
  ) insert into contestacao (suspensao_id, texto) select id, 'O pneu furou na Av. Colombo' from suspensa;
  insert into custodia_prestacao (entregador_id, comercio_id, valor, criada_em, criada_por_tipo)
  select e.id, c.id, 44, agora() - interval '2 days', 'entregador'
    from (select id from entregador where ativo order by id limit 1) e, (select id from comercio where ativo order by id limit 1) c
   where not exists (select 1 from custodia_prestacao p where p.entregador_id = e.id and p.comercio_id = c.id
     and p.confirmada_em is null and p.cancelada_em is null);`;
