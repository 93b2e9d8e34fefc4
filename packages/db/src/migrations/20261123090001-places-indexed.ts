import type { Migration } from '../migrate/migration.ts';

/** What `places` refers to, held against the rows that were there, and the indexes that begin with the place, beside those they replace. */
export const placesIndexed: Migration = {
  phase: 'expand',
  apart: [
    'create index concurrently "fila_a_casar_da_praca" on "fila_entregador" ("praca_id", "entregador_id") where a_casar',
    'create index concurrently "fila_acordavel_da_praca" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel and inscrito',
    'create index concurrently "fila_em_ordem_da_praca" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and entregas_abertas = 0',
    'create index concurrently "fila_livre_da_praca" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and alcancavel',
    'create index concurrently "fila_silenciosa_da_praca" on "fila_entregador" ("praca_id", "fila_desde", "entregador_id") where online and not com_oferta and entregas_abertas = 0 and not alcancavel',
    'create index concurrently "rota_a_casar_da_praca" on "rota" ("praca_id", "prioritaria" DESC, "criada_em", "id") where aguardando and not com_oferta and a_casar',
    'create index concurrently "rota_aguardando_da_praca" on "rota" ("praca_id", "prioritaria" DESC, "criada_em", "id") where aguardando',
    'create index concurrently "rota_mudou_da_praca" on "rota" ("praca_id", "mudanca") where aguardando and not com_oferta',
    'create index concurrently "rota_oferecivel_da_praca" on "rota" ("praca_id", "prioritaria" DESC, "criada_em", "id") where aguardando and not com_oferta',
    'alter table "fila_entregador" validate constraint "fila_entregador_praca_id_foreign"',
    'alter table "despacho" validate constraint "despacho_id_foreign"',
    'alter table "comercio" validate constraint "comercio_praca_id_foreign"',
  ],
};
