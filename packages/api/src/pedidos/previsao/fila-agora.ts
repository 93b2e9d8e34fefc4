import { compiled, type Given } from '@corre/db/compiled.ts';
import { CHAMADOS_EM_VAO } from '@corre/db/entregadores/fila-entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, sql } from '@corre/db/sql.ts';
import type { Tempo } from '../tempos/tempo-entre-etapas.ts';

/** The queue of a place as it is now. */
export interface FilaAgora {
  /** waiting routes without an offer */
  esperando: number;
  /** couriers who can get an offer at once */
  livres: number;
  /** acceptances of the last hour */
  aceitas: number;
}

const HORA_S = 3_600;
/** Minimum of acceptances in the last hour for a forecast. */
const RITMO_MIN = 8;
/** Maximum of a useful forecast, in seconds. */
const LONGE_S = 2 * HORA_S;
/** Standard deviations above the mean that cover nine of ten cases. */
const NOVE_DE_DEZ = 1.28;

/**
 * A held route does not count as waiting (ADR 0016). Indexes `rota_oferecivel`, `fila_em_ordem`, `oferta_aceita`.
 */
const numeros = compiled((db, given: Given<{ comercio_id: number }>) => {
  const praca = db.selectFrom('comercio').select('praca_id').where('id', '=', given('comercio_id'));
  return db.selectNoFrom((q) => [
    q
      .selectFrom('rota as r')
      .where('r.praca_id', '=', praca)
      .where(({ ref }) => ref('r.oferecivel'))
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .$asScalar()
      .$notNull()
      .as('esperando'),
    q
      .selectFrom('fila_entregador as f')
      .where('f.praca_id', '=', praca)
      .where(({ and, or, not, eb, ref }) =>
        and([
          ref('f.online'),
          eb('f.entregas_abertas', '=', 0),
          not(ref('f.com_oferta')),
          // Who slept through so many pushes is not counted on.
          or([ref('f.alcancavel'), and([ref('f.inscrito'), eb('f.chamados_sem_resposta', '<', CHAMADOS_EM_VAO)])]),
        ]),
      )
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .$asScalar()
      .$notNull()
      .as('livres'),
    q
      .selectFrom('oferta as o')
      .where('o.praca_id', '=', praca)
      .where('o.resultado', '=', 'aceita')
      .where('o.respondida_em', '>', sql<string>`${agora} - make_interval(secs => ${sql.lit(HORA_S)})`)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .$asScalar()
      .$notNull()
      .as('aceitas'),
  ]);
});

/** Returns the queue of this shop's place. */
export const filaAgora = async (em: Em, comercio_id: number): Promise<FilaAgora> =>
  only(await numeros(em, { comercio_id }));

/** Time until a new request is accepted, in seconds: the median and the 90th percentile. */
export interface Aceite {
  metade: number;
  quase_todas: number;
}

/**
 * Returns the median time of `n` acceptances in steps of their mean pace (a gamma distribution): about n − 1/3, and
 * exact to a hundredth from one acceptance on.
 */
const medianOf = (n: number) => n - 1 / 3 + 8 / (405 * n) + 184 / (25_515 * n * n);

/**
 * Returns how soon a new request is accepted. With a free courier it is the usual time. Otherwise the couriers must
 * first take the requests ahead of it, at the pace of the last hour. Returns null without enough data, or beyond
 * `LONGE_S`.
 */
export function aceiteAgora({ esperando, livres, aceitas }: FilaAgora, usual: Tempo | undefined): Aceite | null {
  const antes = esperando - livres + 1;
  if (antes <= 0) return usual ? { metade: usual.p50, quase_todas: usual.p90 } : null;
  if (aceitas < RITMO_MIN) return null;
  const cada = HORA_S / aceitas;
  const metade = Math.max(usual?.p50 ?? 0, Math.round(medianOf(antes) * cada));
  const quase_todas = Math.max(usual?.p90 ?? 0, Math.round((antes + NOVE_DE_DEZ * Math.sqrt(antes)) * cada));
  return quase_todas > LONGE_S ? null : { metade, quase_todas };
}
