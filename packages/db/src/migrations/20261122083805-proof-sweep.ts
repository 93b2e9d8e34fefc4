import type { Migration } from '../migrate/migration.ts';

/** The sweep takes photos of deliveries away (docs/privacy.md). */
export const proofSweep: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "limpeza" drop constraint "limpeza_tarefa_check";
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'provas', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'cadastros', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria')) not valid;
`,
};
