-- The triggers of the tables whose rows are only added.

create or replace function proibir_alteracao()
returns trigger
language plpgsql
as $$
begin
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on custodia_movimento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on custodia_lancamento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on pagamento
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on fatura
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on lote_retorno
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on elo
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on configuracao_dita
  for each row execute function proibir_alteracao();

create or replace trigger so_acrescenta
  before update or delete on taxa_dita
  for each row execute function proibir_alteracao();

-- A reason's text may be erased together with an account (ADR 0029). Nothing else changes.
create or replace function proibir_alteracao_menos_motivo()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and new.motivo = '[apagado]'
    and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo'
  then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on quitacao
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger so_acrescenta
  before update or delete on recebimento
  for each row execute function proibir_alteracao_menos_motivo();

create or replace trigger so_acrescenta
  before update or delete on fatura_ajuste
  for each row execute function proibir_alteracao_menos_motivo();

-- A row of the audit log may be deleted after a year, whatever the configuration says (ADR 0029).
create or replace function proibir_alteracao_por_um_ano()
returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and old.quando < agora() - interval '365 days' then
    return old;
  end if;
  raise exception 'append-only table %', tg_table_name;
end
$$;

create or replace trigger so_acrescenta
  before update or delete on auditoria
  for each row execute function proibir_alteracao_por_um_ano();

-- Row triggers do not see TRUNCATE (ADR 0028).
create or replace trigger nao_se_esvazia
  before truncate on auditoria
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on elo
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on taxa_dita
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on quitacao
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on recebimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on fatura_ajuste
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on lote_pagamento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on lote_item
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on custodia_movimento
  for each statement execute function proibir_alteracao();

create or replace trigger nao_se_esvazia
  before truncate on custodia_lancamento
  for each statement execute function proibir_alteracao();
