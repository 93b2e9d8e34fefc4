import { Migration } from '@mikro-orm/migrations';

/**
 * Whose conversation a message belongs to: a delivery that support hands over begins a new one, and what was said with the
 * courier before stays his (docs/decisions/0014-interventions-and-waiting.md).
 */
const messageCourier = /* sql */ `
alter table mensagem add column entregador_id int references entregador (id);
update mensagem m set entregador_id = s.entregador_id from solicitacao s where s.id = m.solicitacao_id;
create index mensagem_do_entregador on mensagem (entregador_id);

create function marcar_entregador() returns trigger language plpgsql as $$
begin
  new.entregador_id := coalesce(new.entregador_id, (select entregador_id from solicitacao where id = new.solicitacao_id));
  return new;
end $$;
create trigger mensagem_marcada before insert on mensagem for each row execute function marcar_entregador();
`;

export class MessageCourier extends Migration {
  override up(): void {
    this.addSql(messageCourier);
  }
}
