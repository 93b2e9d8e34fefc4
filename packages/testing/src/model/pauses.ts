import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/**
 * Inserts an answer of each courier to each of the first `quantas` waiting routes: a refusal or a lapse. The answers
 * are a second apart, so that the pauses of the default configuration end one after another.
 */
export async function answerFirst(em: Em, entregador_ids: readonly number[], quantas: number): Promise<void> {
  await rows(
    em,
    sql`with espera as (
          select id, row_number() over (order by urgente desc, liberada_em, id) as n from rota where aguardando
        ), par as (
          select e.id as rota_id, c.id as entregador_id, e.n % 6 <> 0 as recusou,
                 agora() - make_interval(secs => case when e.n % 6 <> 0 then (e.n % 280)::int else (e.n % 50)::int end) as quando
            from espera e cross join unnest(${[...entregador_ids]}::int[]) as c (id) where e.n <= ${quantas}::int
        )
        insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, entregue_em, respondida_em,
                            resultado, recusa)
        select rota_id, entregador_id, 1, quando - interval '15 s', quando - interval '12 s', quando, quando - interval '14 s', quando,
               case when recusou then 'recusada' else 'expirada' end, case when recusou then 1 end
          from par order by quando`,
  );
  await rows(
    em,
    sql`insert into pausa (rota_id, entregador_id, motivo, ate)
        select rota_id, entregador_id, 'pausa_' || case resultado when 'recusada' then 'recusa' else 'expirada' end,
               respondida_em + make_interval(secs => case resultado when 'recusada' then 300 else 60 end)
          from oferta where resultado in ('recusada', 'expirada')`,
  );
}
