import { Migration } from '@mikro-orm/migrations';

/** Web Push: who may be woken, with what key, and which offers went out that way (docs/decisions/0011-web-push.md). */
const push = /* sql */ `
-- One browser of one courier. It dies with the session that made it: who signed out is not woken.
create table inscricao_push (
  id int generated always as identity primary key,
  entregador_id int not null references entregador (id),
  sessao_hash bytea not null references sessao (token_hash) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000),
  chave_p256dh text not null,
  chave_auth text not null,
  criada_em timestamptz not null default agora()
);
create index inscricao_push_do_entregador on inscricao_push (entregador_id);
create index inscricao_push_da_sessao on inscricao_push (sessao_hash);

-- The one key pair of the product, for every process; the private half is closed with the data key.
create table chave_push (
  id int primary key check (id = 1),
  publica text not null,
  privada_cifrada text not null,
  criada_em timestamptz not null default agora()
);

-- por_push: he was unreachable and is woken; push_em: when a process took it upon itself to send.
alter table oferta
  add column por_push boolean not null default false,
  add column push_em timestamptz,
  add check (push_em is null or por_push);
create index oferta_push_a_enviar on oferta (id) where por_push and push_em is null and resultado is null;
`;

export class Push extends Migration {
  override up(): void {
    this.addSql(push);
  }
}
