import { FUSO } from '@corre/contract/constants.ts';
import { FEE_FACTOR } from '../entregas/fee.ts';
import { chainFunctions } from './chain.ts';
import { cashLimitFunctions, custodyChecks, custodyFunctions } from './custody-functions.ts';
import { dispatchFunctions } from './dispatch-functions.ts';
import { offerFunctions } from './offer-functions.ts';

/**
 * The SQL that MikroORM's entities cannot express. Each statement may run repeatedly. `npm run migration` puts the
 * statements that change something into the next migration. The schema test runs all of them and expects no change.
 */

/** Functions that must exist before the tables, because defaults and checks call them. */
export const functions: readonly string[] = [
  // All deadlines are compared with this clock (ADR 0003). Only tests may replace the function, to travel in time.
  `create or replace function agora() returns timestamptz language sql volatile as $$ select clock_timestamp() $$`,

  // Returns the Monday of an instant's week in America/Sao_Paulo, in any time zone of the server (ADR 0006). MikroORM's
  // routines cannot declare `parallel safe`. Without it no report that calls these functions runs in parallel.
  `create or replace function semana_de(instante timestamptz) returns date language sql immutable parallel safe as $$
  select (date_trunc('week', timezone('${FUSO}', instante)))::date
$$`,

  // Returns the instant at which the week of this Monday begins.
  `create or replace function inicio_da_semana(segunda date) returns timestamptz language sql immutable parallel safe as $$
  select timezone('${FUSO}', segunda::timestamp)
$$`,

  // Returns the fee of a weekly total, rounded half up to the cent [taxa].
  `create or replace function taxa_de(total numeric) returns numeric language sql immutable parallel safe as $$
  select round(total * ${FEE_FACTOR}, 2)
$$`,

  // Freezes a week until the transaction ends. It waits for deliveries that are being written into the week and blocks
  // new ones, because the trigger `somada` of `entrega` takes the same lock, shared. Acts on a week's payouts take this
  // lock first.
  `create or replace function travar_semana(segunda date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('corre.semana'), segunda - date '2000-01-03')
$$`,

  // Numbers the events by which routes become possible to offer (ADR 0043).
  'create sequence if not exists rota_mudanca',
  // A function, because MikroORM takes a default of nextval for a serial column.
  `create or replace function proxima_mudanca() returns bigint language sql volatile as $$ select nextval('rota_mudanca') $$`,

  `create or replace function proibir_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'append-only table %', tg_table_name;
end $$`,

  ...custodyChecks,
];

/** Statements that need the tables. */
export const afterTables: readonly string[] = [
  // Leaves room on each page for the next poll's version of a row. An entity can set a fill factor only for indexes.
  `alter table fila_entregador set (fillfactor = 70)`,
  `alter table sinal set (fillfactor = 50)`,

  // Every week updates every row. The new version finds room on its page, so the table does not grow.
  `alter table resumo_fechado set (fillfactor = 50)`,

  // Row triggers do not see TRUNCATE (ADR 0015). MikroORM does not see a trigger of TRUNCATE, because
  // information_schema has none.
  `create or replace trigger nao_se_esvazia before truncate on auditoria
  for each statement execute function proibir_alteracao()`,

  // The first place. The trigger `tem_trava` adds the row of its dispatch lock.
  `insert into praca (id) values (1) on conflict do nothing`,

  ...dispatchFunctions,
  ...offerFunctions,

  ...chainFunctions,
  ...custodyFunctions,
  ...cashLimitFunctions,

  `create or replace trigger nao_se_esvazia before truncate on custodia_movimento
  for each statement execute function proibir_alteracao()`,
  `create or replace trigger nao_se_esvazia before truncate on custodia_lancamento
  for each statement execute function proibir_alteracao()`,

  // No week is closed yet.
  `insert into fechamento (id, ate) values (1, '-infinity') on conflict do nothing`,
];
