import { type EsperaNaFila, LUGARES_COM_PREVISAO } from '@corre/contract/previsao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Acceptances that are looked at in each of the five stretches of time, the newest ones. */
const POR_TRECHO = 120;
/** Fewer observations say nothing about the next one. */
const AMOSTRA_MIN = 8;
/** A range wider than this and than its own middle helps nobody. In minutes. */
const LARGURA_MAX = 10;

interface Medida {
  posicao: number;
  /** minutes: a quarter, half and three quarters were called sooner */
  quartis: [number, number, number];
}

/**
 * How long the n-th acceptance of the courier's place took, seen from each one before it: in the last three hours, and in the same hours of the same weekday of the
 * last four weeks. Index `oferta_aceita`.
 */
const medir = (em: Em, entregador_id: number) =>
  rows(
    em,
    sql<Medida>`
      with aceita as (
        select trecho, a.respondida_em as quando
          from (select n as trecho,
                       agora() - make_interval(days => 7 * n, hours => case when n = 0 then 3 else 1 end) as de,
                       agora() - make_interval(days => 7 * n, hours => case when n = 0 then 0 else -2 end) as ate
                  from generate_series(0, 4) n) t,
               lateral (select respondida_em from oferta
                         where resultado = 'aceita' and respondida_em > t.de and respondida_em <= t.ate
                           and praca_id = (select praca_id from fila_entregador where entregador_id = ${entregador_id})
                         order by respondida_em desc limit ${POR_TRECHO}) a
      ), espera as (
        select posicao, extract(epoch from lead(quando, posicao) over (partition by posicao, trecho order by quando) - quando)::float8 / 60 as minutos
          from aceita, generate_series(1, ${LUGARES_COM_PREVISAO}::int) posicao
      )
      select posicao, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by minutos) as quartis
        from espera where minutos is not null
       group by posicao having count(*) >= ${AMOSTRA_MIN} order by posicao`,
  );

/** How long whoever stands at each of the first places of this courier's queue usually waits; places of which that is unknown are absent (decision record 0066). */
export async function esperasNaFila(em: Em, entregador_id: number): Promise<EsperaNaFila[]> {
  const medidas = await medir(em, entregador_id);
  return medidas
    .filter(({ quartis: [de, metade, ate] }) => ate - de <= Math.max(LARGURA_MAX, metade))
    .map(({ posicao, quartis: [de, , ate] }) => ({ posicao, de: Math.floor(de), ate: Math.max(1, Math.ceil(ate)) }));
}
