import { FUSO } from '@corre/contract/constants.ts';
import { FEE_FACTOR } from '../entregas/fee.ts';
import { chainFunctions } from './chain.ts';
import { cashLimitFunctions, custodyChecks, custodyFunctions } from './custody-functions.ts';
import { dispatchFunctions } from './dispatch-functions.ts';
import { offerFunctions } from './offer-functions.ts';

/**
 * What MikroORM's entities cannot say. Each statement may run again and again: `npm run migration` takes into the next migration
 * those that change something, and the schema test runs all of them and expects no change.
 */

/** The clock and the week, in one place each. Before the tables, whose defaults call them. */
export const functions: readonly string[] = [
  // Every deadline is compared with this clock (docs/decisions/0003-database-clock.md). Tests replace the function to travel in
  // time; nothing else may.
  `create or replace function agora() returns timestamptz language sql volatile as $$ select clock_timestamp() $$`,

  // Monday of the week of an instant, on the wall clock of America/Sao_Paulo, whatever the server's zone
  // (docs/decisions/0006-money-and-weeks.md). MikroORM's routines cannot say `parallel safe`, without which no report that calls
  // these runs in parallel.
  `create or replace function semana_de(instante timestamptz) returns date language sql immutable parallel safe as $$
  select (date_trunc('week', timezone('${FUSO}', instante)))::date
$$`,

  // The instant at which the week that starts on this Monday begins.
  `create or replace function inicio_da_semana(segunda date) returns timestamptz language sql immutable parallel safe as $$
  select timezone('${FUSO}', segunda::timestamp)
$$`,

  // The fee of a weekly total, rounded half up to the cent (specification §9).
  `create or replace function taxa_de(total numeric) returns numeric language sql immutable parallel safe as $$
  select round(total * ${FEE_FACTOR}, 2)
$$`,

  // Keeps a week as it is until the transaction ends: waits for the deliveries that are being written into it, and lets none in
  // meanwhile (the trigger `somada` of `entrega` takes the same lock, shared). Acts on a week's payouts take it first.
  `create or replace function travar_semana(segunda date) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('corre.semana'), segunda - date '2000-01-03')
$$`,

  // Counts the times that routes became possible to offer (docs/decisions/0043-matching-by-what-changed.md).
  'create sequence if not exists rota_mudanca',
  // as a function, because MikroORM takes a default of nextval for a serial column
  `create or replace function proxima_mudanca() returns bigint language sql volatile as $$ select nextval('rota_mudanca') $$`,

  `create or replace function proibir_alteracao() returns trigger language plpgsql as $$
begin
  raise exception 'append-only table %', tg_table_name;
end $$`,

  ...custodyChecks,
];

/** After the tables. */
export const afterTables: readonly string[] = [
  // Room on each page for the next poll's version of a row; an entity knows a fill factor of indexes only.
  `alter table fila_entregador set (fillfactor = 70)`,
  `alter table sinal set (fillfactor = 50)`,

  // Every week adds to every row: the new version finds room on its page, and the table does not grow with the weeks.
  `alter table resumo_fechado set (fillfactor = 50)`,

  // The trigger of the rows does not see TRUNCATE (docs/decisions/0015-perimeter.md), and MikroORM does not see a trigger of
  // TRUNCATE: information_schema has none.
  `create or replace trigger nao_se_esvazia before truncate on auditoria
  for each statement execute function proibir_alteracao()`,

  // The first place, and with it the row of its dispatch lock.
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
