-- The position of a courier who carries a parcel [localizacao].

-- Returns the requests that this courier carries: they left the shop and are neither handed over nor back. Index
-- solicitacao_aberta_do_entregador.
create or replace function carregadas_por(quem int)
returns setof int
language sql stable
as $$
  select s.id
  from solicitacao s
  where s.entregador_id = quem
    and s.status = 'em_entrega'
    and not exists (
      select 1 from marco m where m.solicitacao_id = s.id and m.tipo in ('entregue', 'devolvido')
    )
$$;

create or replace function esquecer_localizacao(quem int)
returns void
language sql volatile
as $$
  delete from localizacao l where l.entregador_id = quem and not exists (select 1 from carregadas_por(quem))
$$;

create or replace function solicitacao_esquece_localizacao()
returns trigger
language plpgsql
as $$
begin
  perform esquecer_localizacao(old.entregador_id);
  return null;
end
$$;

create or replace trigger esquece_localizacao
  after update on solicitacao
  for each row when (
    old.status = 'em_entrega'
    and (new.status <> 'em_entrega' or new.entregador_id is distinct from old.entregador_id)
  )
  execute function solicitacao_esquece_localizacao();

create or replace function marco_esquece_localizacao()
returns trigger
language plpgsql
as $$
begin
  perform esquecer_localizacao(s.entregador_id) from solicitacao s where s.id = new.solicitacao_id;
  return null;
end
$$;

create or replace trigger esquece_localizacao
  after insert on marco
  for each row when (new.tipo in ('entregue', 'devolvido'))
  execute function marco_esquece_localizacao();

create or replace function entregador_esquece_localizacao()
returns trigger
language plpgsql
as $$
begin
  delete from localizacao l where l.entregador_id = new.id;
  return null;
end
$$;

create or replace trigger esquece_localizacao
  after update on entregador
  for each row when (old.compartilha_localizacao and not new.compartilha_localizacao)
  execute function entregador_esquece_localizacao();

-- Tells the orders of Open Delivery that the courier carries, at most once a minute each (ADR 0038). The fact has no
-- coordinates: the event reads the row. Index mensagem_externa_ordem.
create or replace function localizacao_conta_la_fora()
returns trigger
language plpgsql
as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'localizacao', '', new.medida_em, new.entregador_id, 'entregador'
  from carregadas_por(new.entregador_id) c (id)
  join fluxo_externo f on f.solicitacao_id = c.id
  join integracao i on i.id = f.integracao_id and i.tipo = 'opendelivery'
  where not exists (select 1 from fato_externo x where x.fluxo_id = f.id)
    and coalesce(
      (select m.quando from mensagem_externa m where m.fluxo_id = f.id order by m.sequencia desc limit 1)
        < new.medida_em - interval '60 seconds',
      true
    )
  order by f.id;
  return null;
end
$$;

create or replace trigger conta_la_fora
  after insert or update on localizacao
  for each row execute function localizacao_conta_la_fora();
