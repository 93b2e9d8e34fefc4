import type { Migration } from '../migrate/migration.ts';

/** How the customer pays and what is collected at the door (ADR 0058). A process of the former release writes none of the three: the default serves it. */
export const paymentAtTheDoor: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "solicitacao" add "pagamento" text not null default 'online', add "valor_a_receber" numeric(12,2) null, add "troco_para" numeric(12,2) null;
alter table "solicitacao" add constraint "solicitacao_na_porta" check (case when pagamento = 'online' then valor_a_receber is null
  else valor_a_receber is not null and valor_a_receber > 0 end) not valid;
alter table "solicitacao" add constraint "solicitacao_troco" check (troco_para is null
  or pagamento = 'dinheiro' and valor_a_receber is not null and troco_para >= valor_a_receber) not valid;
alter table "solicitacao" add constraint "solicitacao_pagamento_check" check ("pagamento" in ('online', 'maquininha', 'dinheiro')) not valid;
`,
};
