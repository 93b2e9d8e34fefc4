import { Migration } from '@mikro-orm/migrations';

/** Generated from the entities (`npm run migration -- create changed-routes`). */
export class ChangedRoutes extends Migration {
  override up(): void {
    this.addSql(statements);
  }
}

const statements = /* sql */ `
create or replace function rota_para(quem int, acordando boolean) returns int language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  poucas constant int := 16;
  olhadas int;
  achada int;
begin
  select count(*), (array_agg(q.id order by q.vez) filter (where not q.pausada))[1] into olhadas, achada
    from (select r.id, row_number() over () as vez,
                 exists (select 1 from pausa p where p.rota_id = r.id and p.entregador_id = quem
                          and (acordando or p.motivo <> 'chamado')) as pausada
            from (select id from rota where aguardando and not com_oferta
                   order by urgente desc, criada_em, id limit poucas) r) q;
  if achada is not null or olhadas < poucas then return achada; end if;
  with mudadas as materialized (
    select id, urgente, criada_em from rota where aguardando and not com_oferta
       and mudanca > (select olhada from fila_entregador where entregador_id = quem))
  -- not as an anti-join: for that the planner reads all pauses, since it takes a third of the routes for changed
  select m.id into achada from mudadas m
   where coalesce((select p.motivo = 'chamado' and not acordando from pausa p where p.rota_id = m.id and p.entregador_id = quem), true)
   order by m.urgente desc, m.criada_em, m.id limit 1;
  return achada;
end $$;
`;
