import type { Migration } from '../migrate/migration.ts';

/** What an administrator said of the company, one row for each change of a field. */
export const configuracaoDita: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create table "configuracao_dita" (
  "id" serial primary key,
  "campo" text not null,
  "valor" text null,
  "antes" text null,
  "funcionario_id" int not null,
  "dita_em" timestamptz not null default agora()
);
create index "configuracao_dita_ultima" on "configuracao_dita" ("campo", "id");

alter table "configuracao_dita" add constraint "configuracao_dita_funcionario_id_foreign" foreign key ("funcionario_id") references "funcionario" ("id");
alter table "configuracao_dita" add constraint "configuracao_dita_campo_check" check ("campo" in ('empresa_nome', 'empresa_cnpj', 'cidade', 'uf', 'contato_whatsapp', 'contato_instagram', 'contato_endereco', 'suporte_telefone', 'suporte_whatsapp', 'aprovar_cadastros', 'limite_dinheiro', 'abertas_por_loja', 'prazo_prometido_min', 'empresa_banco', 'empresa_agencia', 'empresa_conta', 'empresa_convenio', 'empresa_pix_tipo_chave', 'empresa_pix_chave'));

create or replace trigger so_acrescenta
  before update or delete on configuracao_dita
  for each row execute function proibir_alteracao();
`,
};
