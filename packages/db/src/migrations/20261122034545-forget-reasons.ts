import type { Migration } from '../migrate/migration.ts';

/** The words of a reversal may be erased with somebody’s account, and nothing else of it. */
export const forgetReasons: Migration = {
  phase: 'expand',
  exceptions: { drop: 'the trigger is made anew, with its function, in the same transaction' },
  sql: /* sql */ `
drop trigger if exists "so_acrescenta" on "quitacao";
drop function if exists "quitacao_so_acrescenta_fn"();
create or replace function "quitacao_so_acrescenta_fn"() returns trigger as $$
begin
  if tg_op = 'UPDATE' and new.motivo = '[apagado]' and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo' then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "quitacao" for each ROW execute function "quitacao_so_acrescenta_fn"();

drop trigger if exists "so_acrescenta" on "recebimento";
drop function if exists "recebimento_so_acrescenta_fn"();
create or replace function "recebimento_so_acrescenta_fn"() returns trigger as $$
begin
  if tg_op = 'UPDATE' and new.motivo = '[apagado]' and to_jsonb(old) - 'motivo' = to_jsonb(new) - 'motivo' then
    return new;
  end if;
  raise exception 'append-only table %', tg_table_name;
end;
$$ language plpgsql;
create trigger "so_acrescenta" BEFORE UPDATE OR DELETE on "recebimento" for each ROW execute function "recebimento_so_acrescenta_fn"();
`,
};
