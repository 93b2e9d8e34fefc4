import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { prazoDaOferta } from './oferta.queries.ts';

/** When something ends by the clock next: an open offer, a running suspension, a pause, the hold of a route. Each is the first entry of an index. */
const prazos = (db: Queries) =>
  db
    .selectFrom('oferta as o')
    .where('o.resultado', 'is', null)
    .select(({ fn }) => fn.min(prazoDaOferta).as('prazo'))
    .unionAll(
      db
        .selectFrom('suspensao')
        .where('data_remocao', 'is', null)
        .select(({ fn }) => fn.min('data_expiracao_suspensao').as('prazo')),
    )
    .unionAll(db.selectFrom('pausa').select(({ fn }) => fn.min('ate').as('prazo')))
    .unionAll(
      db
        .selectFrom('rota')
        .where(({ ref }) => ref('retida'))
        .select(sql<string>`min(oferecer_apos)`.as('prazo')),
    );

/** Indexes `oferta_vence`, `suspensao_fim`, `pausa_fim`, `rota_retida`, `rota_a_casar`, `rota_a_sinalizar`. */
const olhar = compiled((db, given: Given<{ segundos: number }>) =>
  db
    .with('prazos', prazos)
    .selectFrom('prazos')
    .select(({ selectFrom, exists }) => [
      sql<boolean>`coalesce(bool_or(prazo <= ${agora}), false)`.as('vencida'),
      exists(
        selectFrom('rota as r')
          .where(({ and, not, ref }) => and([ref('r.aguardando'), not(ref('r.com_oferta')), ref('r.a_casar')]))
          .select('r.id'),
      )
        .$castTo<boolean>()
        .as('casavel'),
      exists(
        selectFrom('rota as r')
          .where(({ ref }) => ref('r.aguardando'))
          .where('r.sinalizada_em', 'is', null)
          .where('r.criada_em', '<=', secondsBefore(agora, given('segundos')))
          .select('r.id'),
      )
        .$castTo<boolean>()
        .as('demorada'),
      sql<number | null>`extract(epoch from min(prazo) - ${agora})::float8 * 1000`.as('proximo_ms'),
    ]),
);

/**
 * Whether a run would change anything, and in how many milliseconds the next deadline falls. It costs the same whatever waits:
 * a run leaves nothing behind that could be matched, so only a deadline, or a route that no run has looked at, asks for the next.
 */
export async function haTrabalho(em: Em, config: Config): Promise<{ agora: boolean; proximo_ms: number | null }> {
  const { vencida, casavel, demorada, proximo_ms } = only(await olhar(em, { segundos: config.SINALIZAR_SEGUNDOS }));
  return { agora: vencida || casavel || demorada, proximo_ms };
}
