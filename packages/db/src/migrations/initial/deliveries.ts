/** Deliveries, their weekly sums and the payout (docs/decisions/0006-money-and-weeks.md). */
export const deliveries = /* sql */ `
create table entrega (
  id int generated always as identity primary key,
  comercio_id int not null references comercio (id),
  entregador_id int not null references entregador (id),
  -- invariant 6: one entrega per finished request
  solicitacao_id int unique references solicitacao (id),
  quantidade int not null check (quantidade >= 1),
  valor numeric(12,2) not null check (valor >= 0),
  endereco text,
  tipo_pagamento text not null check (tipo_pagamento in ('online','maquininha','dinheiro')),
  status text not null check (status in ('pendente','concluida')),
  data timestamptz not null,
  data_entrega timestamptz,
  valor_liquido numeric(12,2) generated always as (valor - round(valor * 0.10, 2)) stored,
  semana_inicio date generated always as (
    (date_trunc('week', timezone('America/Sao_Paulo', data_entrega)))::date
  ) stored,
  check ((status = 'concluida') = (data_entrega is not null))
);
create index entrega_da_semana_do_entregador on entrega (entregador_id, semana_inicio desc, data_entrega desc);
create index entrega_da_semana_do_comercio on entrega (comercio_id, semana_inicio desc, data_entrega desc);
create index entrega_recente_do_comercio on entrega (comercio_id, data desc);
create index entrega_recente_do_entregador on entrega (entregador_id, data desc);
create index entrega_pendente on entrega (comercio_id, data) where status = 'pendente';

-- Sums per week, courier and shop, kept by trigger in the transaction of the delivery: a report reads its weeks, not the history.
create table resumo_semanal (
  semana_inicio date not null,
  entregador_id int not null references entregador (id),
  comercio_id int not null references comercio (id),
  total_entregas int not null,
  total_quantidade int not null,
  total_valor numeric(14,2) not null,
  primary key (semana_inicio, entregador_id, comercio_id)
);
create index resumo_do_entregador on resumo_semanal (entregador_id, semana_inicio desc);
create index resumo_do_comercio on resumo_semanal (comercio_id, semana_inicio desc);

create function somar_no_resumo() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'concluida' then
    raise exception 'a concluded entrega does not change (id %)', old.id;
  end if;
  if tg_op = 'DELETE' then return null; end if;
  if new.status = 'concluida' then
    insert into resumo_semanal as r
      (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
    values (semana_de(new.data_entrega), new.entregador_id, new.comercio_id, 1, new.quantidade, new.valor)
    on conflict (semana_inicio, entregador_id, comercio_id) do update
      set total_entregas = r.total_entregas + 1,
          total_quantidade = r.total_quantidade + excluded.total_quantidade,
          total_valor = r.total_valor + excluded.total_valor;
  end if;
  return null;
end $$;
create trigger entrega_somada after insert or update or delete on entrega
  for each row execute function somar_no_resumo();

-- One payout per courier and week; the amounts are frozen when it is marked as paid.
create table pagamento (
  id int generated always as identity primary key,
  semana_inicio date not null,
  entregador_id int not null references entregador (id),
  total_valor numeric(14,2) not null,
  total_taxa numeric(14,2) not null,
  total_liquido numeric(14,2) not null,
  pago_em timestamptz not null default agora(),
  pago_por int not null references funcionario (id),
  unique (semana_inicio, entregador_id),
  check (total_liquido = total_valor - total_taxa)
);
`;
