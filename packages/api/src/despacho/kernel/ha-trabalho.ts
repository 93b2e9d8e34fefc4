import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { prazoDaOferta } from './oferta.queries.ts';

/** When something ends by the clock next: open offers and running suspensions. */
const prazos = (db: Queries) =>
  db
    .selectFrom('oferta as o')
    .where('o.resultado', 'is', null)
    .select(prazoDaOferta.as('prazo'))
    .unionAll(db.selectFrom('suspensao').where('data_remocao', 'is', null).select('data_expiracao_suspensao as prazo'));

/** Indexes `oferta_viva_da_rota`, `suspensao_ativa_unica`, `rota_aguardando`, `fila_em_ordem`. */
const olhar = compiled((db, given: Given<{ segundos: number }>) =>
  db
    .with('prazos', prazos)
    .with('esperando', (q) =>
      q
        .selectFrom('rota as r')
        .leftJoin('oferta as o', (on) => on.onRef('o.rota_id', '=', 'r.id').on('o.resultado', 'is', null))
        .where(({ ref }) => ref('r.aguardando'))
        .select(['o.id as oferta_id', 'r.sinalizada_em', 'r.criada_em']),
    )
    .selectFrom('prazos')
    .select(({ selectFrom, exists, and }) => [
      sql<boolean>`coalesce(bool_or(prazo <= ${agora}), false)`.as('vencida'),
      and([
        exists(selectFrom('esperando').where('oferta_id', 'is', null).select('criada_em')),
        exists(
          selectFrom('fila_entregador as f')
            .where((q) => q.ref('f.online'))
            .select('f.entregador_id'),
        ),
      ])
        .$castTo<boolean>()
        .as('casavel'),
      exists(
        selectFrom('esperando')
          .where('sinalizada_em', 'is', null)
          .where('criada_em', '<=', secondsBefore(agora, given('segundos')))
          .select('criada_em'),
      )
        .$castTo<boolean>()
        .as('demorada'),
      sql<number | null>`extract(epoch from min(prazo) - ${agora})::float8 * 1000`.as('proximo_ms'),
    ]),
);

/**
 * Whether a run would change anything, and in how many milliseconds the next deadline falls. Cheap: it looks only at open
 * offers, waiting routes and running suspensions, never at the history.
 */
export async function haTrabalho(em: Em, config: Config): Promise<{ agora: boolean; proximo_ms: number | null }> {
  const { vencida, casavel, demorada, proximo_ms } = only(await olhar(em, { segundos: config.SINALIZAR_SEGUNDOS }));
  return { agora: vencida || casavel || demorada, proximo_ms };
}
