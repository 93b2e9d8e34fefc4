import type { Migration } from '../migrate/migration.ts';

/** An account is told that its telephone changed [aviso-de-acesso]. */
export const avisoDoTelefone: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "aviso_de_acesso" drop constraint "aviso_de_acesso_tipo_check";
alter table "aviso_de_acesso" add constraint "aviso_de_acesso_tipo_check" check ("tipo" in ('aparelho_novo', 'passkey_nova', 'passkey_copiada', 'codigo_ativado', 'link_criado', 'cadastro_mudado', 'telefone_mudado')) not valid;
`,
};
