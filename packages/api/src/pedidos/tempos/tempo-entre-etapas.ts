import { STATUS_ENCERRADO, type StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { Escopo } from '../../base/escopo.ts';

/** A duration in seconds, as percentiles. */
export interface Tempo {
  /** number of requests in the sample */
  amostra: number;
  p25: number;
  p50: number;
  p90: number;
}
export type TemposPorEtapa = Partial<Record<StatusSolicitacao, Tempo>>;

/** The newest closed requests in the sample: about a month of a shop. */
const MAIS_NOVAS_DO_COMERCIO = 120;
/** The newest closed requests in the sample: about a day of the company. */
const MAIS_NOVAS_DE_TODOS = 400;
/** Minimum of requests for a forecast. */
const AMOSTRA_MIN = 8;

interface Ate {
  ate: StatusSolicitacao;
}
type Linha = { de: StatusSolicitacao; amostra: number; percentis: number[] };

const encerradas = (db: Queries, quantas: number) =>
  db
    .selectFrom('solicitacao as s')
    .select(['s.id', 's.rota_id'])
    .where('s.status', 'in', STATUS_ENCERRADO)
    .orderBy('s.data_status', 'desc')
    .limit(quantas);

/** SQL: start of a step of `h`. A request that was held starts to wait when it can be offered (ADR 0016). */
const comecou = sql<string>`case when h.status = 'aguardando'
  then greatest(h.quando, (select rota.oferecer_apos from rota where rota.id = r.rota_id)) else h.quando end`;

/** Measures the time from each earlier step to `ate`. */
const medir = (db: Queries, recentes: ReturnType<typeof encerradas>, given: Given<Ate>) =>
  db
    .with('recentes', () => recentes)
    .selectFrom('recentes as r')
    .innerJoin('solicitacao_historico as fim', (on) =>
      on.onRef('fim.solicitacao_id', '=', 'r.id').on('fim.status', '=', given('ate')),
    )
    .innerJoin('solicitacao_historico as h', (on) =>
      on.onRef('h.solicitacao_id', '=', 'r.id').onRef('h.quando', '<', 'fim.quando'),
    )
    .select(({ fn }) => [
      'h.status as de',
      fn.countAll<number>().as('amostra'),
      sql<
        number[]
      >`percentile_cont(array[0.25, 0.5, 0.9]) within group (order by extract(epoch from fim.quando - ${comecou})::float8)`.as(
        'percentis',
      ),
    ])
    .groupBy('h.status');

/** Index `solicitacao_encerrada`. */
const deTodos = compiled((db, given: Given<Ate>) => medir(db, encerradas(db, MAIS_NOVAS_DE_TODOS), given));

/** Index `solicitacao_encerrada_do_comercio`. */
const doComercio = compiled((db, given: Given<Ate & { comercio_id: number }>) =>
  medir(db, encerradas(db, MAIS_NOVAS_DO_COMERCIO).where('s.comercio_id', '=', given('comercio_id')), given),
);

function porEtapa(linhas: Linha[]): TemposPorEtapa {
  const tempos: TemposPorEtapa = {};
  for (const { de, amostra, percentis } of linhas) {
    const [p25, p50, p90] = percentis;
    if (amostra < AMOSTRA_MIN || p25 === undefined || p50 === undefined || p90 === undefined) continue;
    tempos[de] = { amostra, p25: Math.round(p25), p50: Math.round(p50), p90: Math.round(p90) };
  }
  return tempos;
}

/**
 * Returns the times from each step to `ate`, measured on the newest closed requests of one shop or of the
 * whole company [previsao]. The wait of a held request starts when it can be offered
 * (`oferecer_apos`). A step with too few requests is absent. One query, whose cost does not grow with the history.
 */
export async function temposAte(em: Em, ate: StatusSolicitacao, escopo: Escopo): Promise<TemposPorEtapa> {
  return porEtapa(await ('todas' in escopo ? deTodos(em, { ate }) : doComercio(em, { ate, comercio_id: escopo.loja })));
}

/** Returns the time from one step to another (`temposAte`), or null with too few requests. */
export async function tempoEntreEtapas(
  em: Em,
  { de, ate }: { de: StatusSolicitacao; ate: StatusSolicitacao },
  escopo: Escopo,
): Promise<Tempo | null> {
  return (await temposAte(em, ate, escopo))[de] ?? null;
}

/** Returns a shop's own times, and the whole company's times for steps without enough data. */
export async function temposConhecidos(em: Em, ate: StatusSolicitacao, comercio_id: number): Promise<TemposPorEtapa> {
  const proprios = await temposAte(em, ate, { loja: comercio_id });
  // A shop with enough data for the first step has enough for all steps.
  return proprios.aguardando ? proprios : { ...(await temposAte(em, ate, { todas: true })), ...proprios };
}
