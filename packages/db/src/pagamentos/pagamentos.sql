-- Payouts, invoices and batches: what of them never changes, and in which order their acts stand (ADR 0020, ADR 0021).

-- An act is `paga`, then its reversal, then `paga` with the next `tentativa`. Two acts that are written at the same
-- time get the same number, and the unique constraint accepts only one of them.
create or replace function quitacao_em_ordem()
returns trigger
language plpgsql
as $$
begin
  if new.tipo = 'estornada' then
    if not exists (
      select from quitacao where pagamento_id = new.pagamento_id and tentativa = new.tentativa and tipo = 'paga'
    ) then
      raise exception 'nothing to reverse in quitacao (pagamento_id %)', new.pagamento_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from quitacao
    where pagamento_id = new.pagamento_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in quitacao (pagamento_id %)',
      new.tentativa, new.pagamento_id;
  end if;
  return new;
end
$$;

create or replace trigger em_ordem
  before insert on quitacao
  for each row execute function quitacao_em_ordem();

-- The same for an invoice: `recebida`, then its reversal, then `recebida` with the next `tentativa`.
create or replace function recebimento_em_ordem()
returns trigger
language plpgsql
as $$
begin
  if new.tipo = 'estornada' then
    if not exists (
      select from recebimento where fatura_id = new.fatura_id and tentativa = new.tentativa and tipo = 'recebida'
    ) then
      raise exception 'nothing to reverse in recebimento (fatura_id %)', new.fatura_id;
    end if;
  elsif new.tentativa > 1 and not exists (
    select from recebimento
    where fatura_id = new.fatura_id and tentativa = new.tentativa - 1 and tipo = 'estornada'
  ) then
    raise exception 'attempt % without a reversal before it in recebimento (fatura_id %)',
      new.tentativa, new.fatura_id;
  end if;
  return new;
end
$$;

create or replace trigger em_ordem
  before insert on recebimento
  for each row execute function recebimento_em_ordem();

-- The text of an adjustment may be erased with the account (ADR 0029), but the amount never changes.
create or replace function ajuste_valor_fica()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or (new.valor, new.semana_inicio, new.entregador_id)
      is distinct from (old.valor, old.semana_inicio, old.entregador_id)
    or (old.pagamento_id is not null and new.pagamento_id is distinct from old.pagamento_id)
    or (old.pagamento_id is not null and new.cancelado_em is not null)
  then
    raise exception 'an ajuste keeps its amount and its payout (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger valor_fica
  before update or delete on ajuste
  for each row execute function ajuste_valor_fica();

-- A batch may be cancelled, and its file erased. Nothing else of it changes.
create or replace function lote_pagamento_so_se_cancela()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
      is distinct from to_jsonb(old) - 'arquivo' - 'cancelado_em' - 'cancelado_por' - 'motivo_cancelamento'
    or (new.arquivo is distinct from old.arquivo and new.arquivo is not null)
    or (
      old.cancelado_em is not null
      and (new.cancelado_em, new.cancelado_por) is distinct from (old.cancelado_em, old.cancelado_por)
    )
  then
    raise exception 'a lote_pagamento is a closed set (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger so_se_cancela
  before update or delete on lote_pagamento
  for each row execute function lote_pagamento_so_se_cancela();

-- A payout of a batch gets one answer of the bank.
create or replace function lote_item_uma_resposta()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE'
    or old.resultado is not null
    or to_jsonb(new) - 'resultado' - 'ocorrencias' - 'retorno_em'
      is distinct from to_jsonb(old) - 'resultado' - 'ocorrencias' - 'retorno_em'
  then
    raise exception 'a lote_item has one answer (id %)', old.id;
  end if;
  return new;
end
$$;

create or replace trigger uma_resposta
  before update or delete on lote_item
  for each row execute function lote_item_uma_resposta();
