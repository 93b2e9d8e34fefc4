/** The ledger of the cash that couriers hold, as functions of the database (ADR 0062). */

/** Functions that must exist before the tables, because a trigger calls them. */
export const custodyChecks: readonly string[] = [
  // Runs at the commit for each leg, and checks that the legs of a movement sum to zero.
  `create or replace function conferir_equilibrio() returns trigger language plpgsql as $$
begin
  if (select sum(valor) from custodia_lancamento where movimento_id = new.movimento_id) <> 0 then
    raise exception 'the legs of movement % do not sum to zero', new.movimento_id;
  end if;
  return null;
end $$`,
];

export const custodyFunctions: readonly string[] = [
  // The only writer of the ledger. It moves `quanto` from one account to another. It locks the courier's row first, so
  // that the movements of one courier are numbered in the order of their balances. A transaction that needs both locks
  // takes the dispatch lock before this one.
  `create or replace function registrar_custodia(do_tipo text, quem int, da_loja int, da_solicitacao int, da_prestacao int,
  de text, para text, quanto numeric, por_tipo text, por_id int, quando timestamptz) returns bigint
language plpgsql as $$
declare
  novo bigint;
begin
  perform 1 from entregador where id = quem for no key update;
  insert into custodia_movimento (tipo, entregador_id, comercio_id, solicitacao_id, prestacao_id, feito_por_tipo, feito_por_id, feito_em)
  values (do_tipo, quem, da_loja, da_solicitacao, da_prestacao, por_tipo, por_id, coalesce(quando, agora())) returning id into novo;
  insert into custodia_lancamento (movimento_id, conta, valor, entregador_id, comercio_id)
  values (novo, de, -quanto, quem, da_loja), (novo, para, quanto, quem, da_loja);
  -- they may be below the limit again: the run of the dispatch that ends this act looks at them anew
  if de = 'entregador' then
    update fila_entregador set a_casar = true where entregador_id = quem and online and not a_casar;
  end if;
  return novo;
end $$`,

  // Returns the cash that a courier holds, for one shop and for all.
  `create or replace function saldo_com(quem int, da_loja int) returns numeric language sql stable as $$
  select coalesce((select saldo_comercio from custodia_lancamento
                    where entregador_id = quem and comercio_id = da_loja and conta = 'entregador'
                    order by movimento_id desc limit 1), 0)
$$`,
  `create or replace function saldo_em_maos(quem int) returns numeric language sql stable as $$
  select coalesce((select saldo_total from custodia_lancamento
                    where entregador_id = quem and conta = 'entregador' order by movimento_id desc limit 1), 0)
$$`,
];

/** Functions with which the dispatch finds the couriers who get no cash deliveries. */
export const cashLimitFunctions: readonly string[] = [
  // Returns the limit of the calling process, or null if there is none. oferecer_no_limite and rota_para_no_limite set
  // it for their transaction only.
  `create or replace function limite_de_dinheiro() returns numeric language sql stable as $$
  select nullif(current_setting('corre.limite_dinheiro', true), '')::numeric
$$`,
  `create or replace function acima_do_limite(quem int) returns boolean language sql stable as $$
  select coalesce(saldo_em_maos(quem) > limite_de_dinheiro(), false)
$$`,
  // A cancelled stop still counts. Otherwise its cancellation would have to tell the dispatch that the route changed.
  `create or replace function rota_em_dinheiro(da_rota int) returns boolean language sql stable as $$
  select exists (select from solicitacao where rota_id = da_rota and pagamento = 'dinheiro')
$$`,
];
