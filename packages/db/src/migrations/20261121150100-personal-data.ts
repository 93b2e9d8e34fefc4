import { Migration } from '@mikro-orm/migrations';

/** What the end of a retention time may touch, and nothing else (docs/decisions/0018-personal-data.md). */
const personalData = /* sql */ `
-- a concluded delivery never changes, but the customer's address in it may be erased: no sum knows it
create or replace function somar_no_resumo() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'concluida' and to_jsonb(old) - 'endereco' = to_jsonb(new) - 'endereco' then
    return null;
  end if;
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

-- the audit is append-only; a line may go when it is older than a year, whatever the configuration says
create function proteger_auditoria() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.quando < agora() - interval '365 days' then return old; end if;
  raise exception 'append-only table %', tg_table_name;
end $$;
drop trigger auditoria_so_acrescenta on auditoria;
create trigger auditoria_so_acrescenta before update or delete on auditoria
  for each row execute function proteger_auditoria();

alter table funcionario add column encerrado_em timestamptz;
update funcionario set encerrado_em = agora() where not ativo;
alter table funcionario add check (ativo = (encerrado_em is null));
`;

export class PersonalData extends Migration {
  override up(): void {
    this.addSql(personalData);
  }
}
