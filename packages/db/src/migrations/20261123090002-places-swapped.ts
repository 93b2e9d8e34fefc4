import type { Migration } from '../migrate/migration.ts';

/** The indexes of `places-indexed` take the places and the names of the former ones. */
export const placesSwapped: Migration = {
  phase: 'expand',
  sql: /* sql */ `
drop index "fila_a_casar";
alter index "fila_a_casar_da_praca" rename to "fila_a_casar";
drop index "fila_acordavel";
alter index "fila_acordavel_da_praca" rename to "fila_acordavel";
drop index "fila_em_ordem";
alter index "fila_em_ordem_da_praca" rename to "fila_em_ordem";
drop index "fila_livre";
alter index "fila_livre_da_praca" rename to "fila_livre";
drop index "fila_silenciosa";
alter index "fila_silenciosa_da_praca" rename to "fila_silenciosa";
drop index "rota_a_casar";
alter index "rota_a_casar_da_praca" rename to "rota_a_casar";
drop index "rota_aguardando";
alter index "rota_aguardando_da_praca" rename to "rota_aguardando";
drop index "rota_mudou";
alter index "rota_mudou_da_praca" rename to "rota_mudou";
drop index "rota_oferecivel";
alter index "rota_oferecivel_da_praca" rename to "rota_oferecivel";
`,
};
