import type { Migration } from '../migrate/migration.ts';

/** Generated from the entities (`npm run migration -- create provider`). */
export const provider: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function "problema_conta_da_resposta_fn"() returns trigger as $$
begin
  insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id, ator_tipo)
  select f.id, 'problema', new.id::text || ':' || new.acao, new.respondido_em, new.entregador_id, new.respondido_por
    from fluxo_externo f join integracao i on i.id = f.integracao_id and i.tipo = 'opendelivery'
   where f.solicitacao_id = new.solicitacao_id
   order by f.id;
  return null;
end;
$$ language plpgsql;
create trigger "conta_da_resposta" AFTER UPDATE on "problema" for each ROW
  when (((old.acao IS NULL) AND (new.acao IS NOT NULL))) execute function "problema_conta_da_resposta_fn"();

alter table "tentativa" add "estimativa" timestamptz null, add "desiste_em" timestamptz null;
`,
};
