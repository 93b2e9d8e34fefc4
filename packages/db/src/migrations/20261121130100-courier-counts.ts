import { Migration } from '@mikro-orm/migrations';

/**
 * What a courier did, kept beside him like his mean: support's lists are read every few seconds and cannot count a history
 * each time (docs/decisions/0012-shop-place-and-lists.md).
 */
const courierCounts = /* sql */ `
alter table entregador
  add column total_entregas int not null default 0,
  add column total_solicitacoes int not null default 0;

update entregador e set
  total_entregas = (select count(*) from entrega t where t.entregador_id = e.id and t.status = 'concluida'),
  total_solicitacoes = (select count(*) from solicitacao s where s.entregador_id = e.id);

create function contar_entrega() returns trigger language plpgsql as $$
begin
  if new.status = 'concluida' and (tg_op = 'INSERT' or old.status <> 'concluida') then
    update entregador set total_entregas = total_entregas + 1 where id = new.entregador_id;
  end if;
  return null;
end $$;
create trigger entrega_contada after insert or update of status on entrega
  for each row execute function contar_entrega();

create function contar_solicitacao() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.entregador_id is not distinct from new.entregador_id then return null; end if;
  if tg_op = 'UPDATE' and old.entregador_id is not null then
    update entregador set total_solicitacoes = total_solicitacoes - 1 where id = old.entregador_id;
  end if;
  if new.entregador_id is not null then
    update entregador set total_solicitacoes = total_solicitacoes + 1 where id = new.entregador_id;
  end if;
  return null;
end $$;
create trigger solicitacao_contada after insert or update of entregador_id on solicitacao
  for each row execute function contar_solicitacao();
`;

export class CourierCounts extends Migration {
  override up(): void {
    this.addSql(courierCounts);
  }
}
