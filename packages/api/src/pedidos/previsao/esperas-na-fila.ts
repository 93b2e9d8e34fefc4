import { type EsperaNaFila, LUGARES_COM_PREVISAO } from '@corre/contract/espera/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** Maximum of acceptances per time span, newest first. There are five time spans. */
const POR_TRECHO = 120;
/** Minimum of observations for a forecast. */
const AMOSTRA_MIN = 8;
/** Maximum width of a useful range, in minutes. A range may also be as wide as its median. */
const LARGURA_MAX = 10;

interface Medida {
  posicao: number;
  /** in minutes: the first quartile, the median and the third quartile */
  quartis: [number, number, number];
}

/**
 * Measures how long the next n acceptances of the courier's place took. It uses the last three hours, and the same
 * hours of the same weekday in the last four weeks. Index `oferta_aceita`.
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

/**
 * Returns the usual wait at each of the first positions of this courier's queue [previsao]. Positions without a useful
 * range are absent.
 */
export async function esperasNaFila(em: Em, entregador_id: number): Promise<EsperaNaFila[]> {
  const medidas = await medir(em, entregador_id);
  return medidas
    .filter(({ quartis: [de, metade, ate] }) => ate - de <= Math.max(LARGURA_MAX, metade))
    .map(({ posicao, quartis: [de, , ate] }) => ({ posicao, de: Math.floor(de), ate: Math.max(1, Math.ceil(ate)) }));
}
