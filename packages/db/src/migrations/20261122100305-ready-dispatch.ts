import type { Migration } from '../migrate/migration.ts';

/** Whoever takes the dispatch lock lets go what was held until then (docs/decisions/0067-ready.md). */
export const readyDispatch: Migration = {
  phase: 'expand',
  sql: /* sql */ `
create or replace function soltar_retidas(ate timestamptz) returns void language plpgsql as $$
declare
  vez int;
begin
  for vez in select id from rota where retida and oferecer_apos <= ate order by oferecer_apos, id loop
    update rota set retida = false where id = vez;
  end loop;
end $$;

create or replace function travar_despacho(sinalizar_segundos float8, out instante text, out vencido boolean, out demorada boolean)
language plpgsql as $$
declare
  lido timestamptz;
begin
  perform 1 from despacho where id = 1 for no key update;
  lido := agora();
  instante := set_config('corre.instante', lido::text, true);
  vencido := (select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end)
                from oferta where resultado is null) <= lido
          or (select min(data_expiracao_suspensao) from suspensao where data_remocao is null) <= lido
          or (select min(ate) from pausa) <= lido;
  demorada := (select min(criada_em) from rota where aguardando and sinalizada_em is null)
              <= lido - make_interval(secs => sinalizar_segundos);
  if (select min(oferecer_apos) from rota where retida) <= lido then
    perform soltar_retidas(lido);
  end if;
  vencido := coalesce(vencido, false);
  demorada := coalesce(demorada, false);
end $$;
`,
};
