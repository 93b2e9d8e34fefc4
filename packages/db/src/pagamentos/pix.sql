-- The ledger of a Pix: what its row says follows from the ledger, and neither changes otherwise (ADR 0017).

-- Keeps the sums of a Pix. The row's check refuses a ledger that spends more than the Pix holds.
create or replace function pix_lancamento_somado()
returns trigger
language plpgsql
as $$
begin
  update pix
  set
    nao_atribuido = nao_atribuido + case when new.fatura_id is null then new.valor else 0 end,
    devolvido = devolvido - case when new.tipo = 'devolvido' then new.valor else 0 end
  where id = new.pix_id;
  return null;
end
$$;

create or replace trigger somado
  after insert on pix_lancamento
  for each row execute function pix_lancamento_somado();

-- A Pix keeps what the bank said of it. Its sums change only with its ledger. A trigger before the write does not see
-- the generated `dia` yet.
create or replace function pix_fica()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and pg_trigger_depth() > 1
    and to_jsonb(old) - array['devolvido', 'nao_atribuido', 'dia']
      = to_jsonb(new) - array['devolvido', 'nao_atribuido', 'dia']
  then
    return new;
  end if;
  raise exception 'append-only table pix';
end
$$;

create or replace trigger fica
  before update or delete on pix
  for each row execute function pix_fica();

create or replace trigger so_acrescenta
  before update or delete on pix_lancamento
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger nao_se_esvazia
  before truncate on pix
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on pix_lancamento
  for each statement execute function proibir_alteracao();
