import { compiled } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, type RawBuilder, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';

interface Pergunta {
  segundos: number;
  /** the praças that the query covers; null: all of them */
  pracas: number[] | null;
}

interface Visto {
  /** praças in which a run would change something now */
  pracas: number[];
  proximo_ms: number | null;
}

/** Selects the next deadline of each kind: an open offer, a running suspension, a pause, a way back, the hold of
 * a route. */
const prazos = (minha: (praca: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`
  select min(case when entregue_em is null then least(entregar_ate, expira_em) else expira_em end) as prazo
    from oferta where resultado is null and ${minha(sql`praca_id`)}
  union all
  select min(data_expiracao_suspensao) from suspensao s
   where data_remocao is null and ${minha(sql`(select f.praca_id from fila_entregador f where f.entregador_id = s.entregador_id)`)}
  union all
  select min(ate) from pausa where ${minha(sql`praca_id`)}
  union all
  select min(ate) from volta_a_loja where ${minha(sql`praca_id`)}
  union all
  select min(oferecer_apos) from rota where retida and ${minha(sql`praca_id`)}`;

/**
 * Each deadline is the first entry of an index over the deadline alone. The praça of a deadline is read only after the
 * deadline passed (`pracas_com_trabalho`). A praça without passed deadlines thus costs nothing. Indexes `oferta_vence`,
 * `suspensao_fim`, `pausa_fim`, `volta_fim`, `rota_retida`, `rota_a_casar`, `rota_a_sinalizar`.
 */
const olhar = compiled<Pergunta, Visto>((db, given) => {
  const minha = (praca: RawBuilder<unknown>) =>
    sql`(${given('pracas')}::int[] is null or ${praca} = any(${given('pracas')}::int[]))`;
  return {
    compile: () =>
      sql<Visto>`
        with p as (select min(prazo) as proximo from (${prazos(minha)}) p)
        select case when proximo <= ${agora}
                      or exists (select 1 from rota where oferecivel and a_casar and ${minha(sql`praca_id`)})
                      or exists (select 1 from rota where aguardando and sinalizada_em is null
                                    and liberada_em <= ${secondsBefore(agora, given('segundos'))} and ${minha(sql`praca_id`)})
                    then coalesce((select array_agg(t.praca) from unnest(pracas_com_trabalho(${given('segundos')}::float8)) t (praca)
                                    where ${minha(sql`t.praca`)}), '{}')
                    else '{}' end as pracas,
               extract(epoch from proximo - ${agora})::float8 * 1000 as proximo_ms
          from p`.compile(db),
  };
});

/**
 * Returns the praças in which a run would change anything, and the time until the next deadline of any praça, in
 * milliseconds.
 * The cost does not grow with the number of waiting routes. A run makes every possible match. The next run is due only
 * at a deadline, or when a route is marked for matching.
 */
export async function haTrabalho(em: Em, config: Config): Promise<Visto> {
  const pracas = config.PRACAS.length === 0 ? null : config.PRACAS;
  return only(await olhar(em, { segundos: config.SINALIZAR_SEGUNDOS, pracas }));
}
