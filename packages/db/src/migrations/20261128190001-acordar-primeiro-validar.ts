import type { Migration } from '../migrate/migration.ts';

/** Apart, so that the check of old rows does not lock the queue. */
export const acordarPrimeiroValidar: Migration = {
  phase: 'expand',
  apart: ['alter table "fila_entregador" validate constraint "fila_entregador_chamados_sem_resposta_check"'],
};
