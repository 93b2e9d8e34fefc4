-- Facts for other systems (ADR 0037). Each fact is written in the transaction of its event.

-- Webhooks of the shop get a new request from its first step on.
create or replace function solicitacao_abre_fluxo()
returns trigger
language plpgsql
as $$
begin
  insert into fluxo_externo (integracao_id, solicitacao_id)
  select i.id, new.id
  from integracao i
  where i.comercio_id = new.comercio_id and i.tipo = 'webhook' and i.ambiente = 'producao' and i.ativa;
  return null;
end
$$;

create or replace trigger abre_fluxo
  after insert on solicitacao
  for each row execute function solicitacao_abre_fluxo();

-- Writes a fact for every integration that follows this request. For a request that no integration follows it costs
-- one look-up in `fluxo_externo_unico`.
create or replace function contar_la_fora(
  da_solicitacao int,
  do_tipo text,
  com_valor text,
  em timestamptz,
  por_tipo text
)
returns void
language plpgsql
as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, do_tipo, com_valor, em, s.entregador_id, por_tipo
  from fluxo_externo f
  join solicitacao s on s.id = f.solicitacao_id
  where f.solicitacao_id = da_solicitacao
  order by f.id;
end
$$;

create or replace function solicitacao_conta_da_troca()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.id, 'transferida', coalesce(new.entregador_id::text, ''), agora(), null);
  return null;
end
$$;

create or replace trigger conta_da_troca
  after update on solicitacao
  for each row when (old.entregador_id is not null and old.entregador_id is distinct from new.entregador_id)
  execute function solicitacao_conta_da_troca();

create or replace function solicitacao_historico_conta_do_passo()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'etapa', new.status, new.quando, new.ator_tipo);
  return null;
end
$$;

create or replace trigger conta_do_passo
  after insert on solicitacao_historico
  for each row execute function solicitacao_historico_conta_do_passo();

create or replace function marco_conta_do_marco()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'marco', new.tipo, new.quando, new.ator_tipo);
  return null;
end
$$;

create or replace trigger conta_do_marco
  after insert on marco
  for each row execute function marco_conta_do_marco();

create or replace function problema_conta_do_problema()
returns trigger
language plpgsql
as $$
begin
  perform contar_la_fora(new.solicitacao_id, 'problema', new.id::text, new.aberto_em, 'entregador');
  return null;
end
$$;

create or replace trigger conta_do_problema
  after insert on problema
  for each row execute function problema_conta_do_problema();

-- The answer affects the next event of Open Delivery (ADR 0038). Webhooks have no event for it.
create or replace function problema_conta_da_resposta()
returns trigger
language plpgsql
as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select
    f.id, 'problema', new.id::text || ':' || new.acao, new.respondido_em, new.entregador_id, new.respondido_por
  from fluxo_externo f
  join integracao i on i.id = f.integracao_id and i.tipo = 'opendelivery'
  where f.solicitacao_id = new.solicitacao_id
  order by f.id;
  return null;
end
$$;

create or replace trigger conta_da_resposta
  after update on problema
  for each row when (old.acao is null and new.acao is not null)
  execute function problema_conta_da_resposta();
