import type { BalcaoDoComercio, BalcoesDaSemana, EsperaNoBalcao } from '@corre/contract/espera/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { tempoEntreEtapas } from '../tempos/tempo-entre-etapas.ts';
import { antecedenciaDaLoja } from './planejar.ts';

/** Minimum of waits for a median. */
const AMOSTRA_MIN = 3;

/**
 * Selects how long couriers waited at the counter, for requests that closed in the week. A wait goes from 'Estou no
 * comércio' to 'Saí para entrega'. Indexes `solicitacao_encerrada_do_comercio`, `solicitacao_encerrada`,
 * `solicitacao_historico_pkey`.
 */
const esperas = (em: Em, semana_inicio: string) =>
  em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('solicitacao_historico as chegou', (on) =>
      on.onRef('chegou.solicitacao_id', '=', 's.id').on('chegou.status', '=', 'em_retirada'),
    )
    .innerJoin('solicitacao_historico as saiu', (on) =>
      on.onRef('saiu.solicitacao_id', '=', 's.id').on('saiu.status', '=', 'em_entrega'),
    )
    .where('s.status', 'in', STATUS_ENCERRADO)
    .where('s.data_status', '>=', sql<string>`(select inicio_da_semana(${semana_inicio}::date))`)
    .where('s.data_status', '<', sql<string>`(select inicio_da_semana(${semana_inicio}::date + 7))`)
    .select(({ fn }) => [
      fn.countAll<number>().as('amostra'),
      sql<number | null>`case when count(*) >= ${AMOSTRA_MIN} then round(percentile_cont(0.5) within group (
        order by extract(epoch from saiu.quando - chegou.quando)::float8))::int end`.as('mediana_segundos'),
    ]);

const semanaAtual = async (em: Em): Promise<string> =>
  (await em.getKysely().selectNoFrom(sql<string>`semana_de(agora())`.as('semana')).executeTakeFirstOrThrow()).semana;

/** Returns the waits at a shop's own counter in this week. */
export async function balcaoDoComercio(em: Em, config: Config, comercio_id: number): Promise<BalcaoDoComercio> {
  const semana_inicio = await semanaAtual(em);
  const espera = await esperas(em, semana_inicio).where('s.comercio_id', '=', comercio_id).executeTakeFirstOrThrow();
  return { ...espera, semana_inicio, antecedencia_segundos: await antecedenciaDaLoja(em, config, comercio_id) };
}

/** Returns the usual wait at a shop's counter for couriers, from the shop's newest requests. */
export async function balcaoParaEntregador(em: Em, comercio_id: number): Promise<EsperaNoBalcao> {
  const tempo = await tempoEntreEtapas(em, { de: 'em_retirada', ate: 'em_entrega' }, { loja: comercio_id });
  return { mediana_segundos: tempo?.p50 ?? null, amostra: tempo?.amostra ?? 0 };
}

/** Returns the waits at every shop's counter in a week, longest wait first. Without `semana` it is the current week. */
export async function balcoesDaSemana(em: Em, semana?: string): Promise<BalcoesDaSemana> {
  const semana_inicio = semana ?? (await semanaAtual(em));
  const comercios = await esperas(em, semana_inicio)
    .innerJoin('comercio as c', 'c.id', 's.comercio_id')
    .select(['c.id as comercio_id', 'c.nome as comercio'])
    .groupBy('c.id')
    .orderBy('mediana_segundos', (ordem) => ordem.desc().nullsLast())
    .orderBy('c.id')
    .execute();
  return { semana_inicio, comercios };
}
