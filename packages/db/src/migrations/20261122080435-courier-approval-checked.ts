import type { Migration } from '../migrate/migration.ts';

/** The checks and indexes of `courier-approval`, beside those who work. */
export const courierApprovalChecked: Migration = {
  phase: 'expand',
  apart: [
    `create index concurrently entregador_em_aprovacao_usuario on entregador (lower(usuario)) where aprovacao is not null`,
    `create index concurrently "entregador_em_aprovacao" on "entregador" ("aprovacao", "data_cadastro", "id") where aprovacao is not null`,
    `create unique index concurrently entregador_pendente_usuario on entregador (lower(usuario)) where aprovacao = 'pendente'`,
    `create unique index concurrently "entregador_pendente_cpf" on "entregador" ("cpf_indice") where aprovacao = 'pendente'`,
    'alter table "entregador" validate constraint "entregador_em_aprovacao_vivo"',
    'alter table "entregador" validate constraint "entregador_recusado"',
    'alter table "entregador" validate constraint "entregador_aprovacao_check"',
    'alter table "entregador" validate constraint "entregador_removido"',
    'alter table "limpeza" validate constraint "limpeza_tarefa_check"',
  ],
};
