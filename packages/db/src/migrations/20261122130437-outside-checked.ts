import type { Migration } from '../migrate/migration.ts';

/** The checks of `outside`, held against the rows that were there before, beside those who work. */
export const outsideChecked: Migration = {
  phase: 'expand',
  apart: [
    'alter table "entregador" validate constraint "entregador_veiculo_check"',
    'alter table "limpeza" validate constraint "limpeza_tarefa_check"',
    'alter table "solicitacao" validate constraint "solicitacao_origem_check"',
  ],
};
