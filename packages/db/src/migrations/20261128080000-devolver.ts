import type { Migration } from '../migrate/migration.ts';

/** Orders that go back to the shop [devolver]. */
export const devolver: Migration = {
  phase: 'expand',
  sql: /* sql */ `
alter table "solicitacao" add "a_devolver" boolean not null default false;

create or replace function problema_devolve()
returns trigger
language plpgsql
as $$
begin
  update solicitacao
  set a_devolver = (new.acao = 'trazer_de_volta')
  where id = new.solicitacao_id and status = 'em_entrega' and a_devolver <> (new.acao = 'trazer_de_volta');
  return null;
end
$$;

create or replace trigger devolve
  after update on problema
  for each row when (old.acao is null and new.acao is not null and new.acao <> 'cancelar')
  execute function problema_devolve();
`,
};
