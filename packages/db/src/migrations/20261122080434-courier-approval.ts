import type { Migration } from '../migrate/migration.ts';

/** Registrations may wait for the administrator (docs/decisions/0072-approval-of-couriers.md). A process of the former release writes none of the three. */
export const courierApproval: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "entregador" drop constraint "entregador_removido";
alter table "entregador" add "aprovacao" text null, add "recusada_em" timestamptz null, add "recusa_motivo" text null;
alter table "entregador" add constraint "entregador_em_aprovacao_vivo" check (aprovacao is null or removido_em is null) not valid;
alter table "entregador" add constraint "entregador_recusado" check (case when aprovacao = 'recusada' then recusada_em is not null and recusa_motivo is not null else recusada_em is null and recusa_motivo is null end) not valid;
alter table "entregador" add constraint "entregador_aprovacao_check" check ("aprovacao" in ('pendente', 'recusada')) not valid;
alter table "entregador" add constraint "entregador_removido" check (ativo = (removido_em is null and aprovacao is null)) not valid;

alter table "limpeza" drop constraint "limpeza_tarefa_check";
alter table "limpeza" add constraint "limpeza_tarefa_check" check ("tarefa" in ('semanas', 'pedidos', 'mensagens', 'ofertas', 'turnos', 'silencios', 'suspensoes', 'intervencoes', 'contas', 'cadastros', 'sessoes', 'navegadores', 'respostas', 'limites', 'auditoria')) not valid;
`,
};
