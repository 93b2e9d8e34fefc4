import { Migration } from '@mikro-orm/migrations';

/** Browsers that signed in before, and an audit that cannot be emptied (docs/decisions/0015-perimeter.md). */
const perimeter = /* sql */ `
-- A browser in which an account's right password was typed. It opens nothing: others' failures do not hold it up.
create table navegador_conhecido (
  id int generated always as identity primary key,
  -- SHA-256 of the random id; the id itself is only in the cookie
  navegador_hash bytea not null check (length(navegador_hash) = 32),
  entregador_id int references entregador (id),
  comercio_id int references comercio (id),
  funcionario_id int references funcionario (id),
  criado_em timestamptz not null default agora(),
  usado_em timestamptz not null default agora(),
  check (num_nonnulls(entregador_id, comercio_id, funcionario_id) = 1),
  unique nulls not distinct (navegador_hash, entregador_id, comercio_id, funcionario_id)
);
create index navegador_conhecido_antigo on navegador_conhecido (usado_em);
create index navegador_conhecido_do_entregador on navegador_conhecido (entregador_id) where entregador_id is not null;
create index navegador_conhecido_do_comercio on navegador_conhecido (comercio_id) where comercio_id is not null;
create index navegador_conhecido_do_funcionario on navegador_conhecido (funcionario_id) where funcionario_id is not null;

-- The trigger of the rows does not see TRUNCATE.
create trigger auditoria_nao_se_esvazia before truncate on auditoria
  for each statement execute function proibir_alteracao();
`;

export class Perimeter extends Migration {
  override up(): void {
    this.addSql(perimeter);
  }
}
