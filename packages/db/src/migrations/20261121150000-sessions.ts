import { Migration } from '@mikro-orm/migrations';

/** A session has a name of its own and says on what device it runs (docs/decisions/0017-sessions-list-and-passwords.md). */
const sessions = /* sql */ `
alter table sessao
  -- its public handle: a list of sessions shows neither the token nor its hash
  add column id uuid not null default gen_random_uuid(),
  add column aparelho text not null default 'Aparelho desconhecido';
create unique index sessao_por_id on sessao (id);
`;

export class Sessions extends Migration {
  override up(): void {
    this.addSql(sessions);
  }
}
