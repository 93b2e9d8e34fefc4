import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Situacao } from '../../base/memory-ports.ts';
import { limiteDeDinheiro } from '../kernel/em-maos.queries.ts';
import { ofertaValida, prazoDaOferta } from '../kernel/oferta.queries.ts';

/**
 * Selects whether a passed deadline that is not recorded yet may give a route back. It compares the first deadline of
 * all praças. `devolve_na_praca` then checks the courier's praça. Indexes `oferta_vence`, `pausa_fim`, `rota_retida`.
 */
const vencido = (db: Queries) =>
  db
    .selectFrom('oferta as o')
    .where('o.resultado', 'is', null)
    .select(({ selectFrom, fn, or, eb }) =>
      or([
        eb(fn.min(prazoDaOferta), '<=', agora),
        eb(
          selectFrom('pausa').select((q) => q.fn.min('ate').as('ate')),
          '<=',
          agora,
        ),
        eb(
          selectFrom('rota')
            .where((q) => q.ref('retida'))
            .select((q) => q.fn.min('oferecer_apos').as('ate')),
          '<=',
          agora,
        ),
      ]).as('vencido'),
    );

/**
 * Condition: a route of the courier's praça may be offered. This is mostly false, and then saves the call
 * of the function. Index `rota_oferecivel`.
 */
const oferecivel = (db: Queries) =>
  sql<boolean>`exists ${db
    .selectFrom('rota as r')
    .select('r.id')
    .where(sql<boolean>`r.praca_id = f.praca_id`)
    .where(({ ref }) => ref('r.oferecivel'))}`;

/**
 * Everything that a poll needs, in one read without locks. `ha_trabalho`: a run of the dispatch may offer something to
 * this courier. It is computed only for couriers who could take an offer, or whose way back is over. `rota_para` reads
 * only a few routes.
 * Indexes `oferta_viva_do_entregador`, `suspensao_ativa_unica`, `volta_do_entregador`.
 */
const consulta = compiled((db, given: Given<{ entregador_id: number; limite: number | null }>) =>
  db
    .selectFrom('fila_entregador as f')
    .leftJoin('oferta as o', (on) => on.onRef('o.entregador_id', '=', 'f.entregador_id').on(ofertaValida))
    .select(['f.online', 'o.id as oferta_id', 'o.rota_id', 'o.posicao_fila', 'o.expira_em', 'o.entregue_em'])
    .select(({ selectFrom, eb, ref }) => [
      agora.as('agora'),
      // A subquery instead of a join, because a join takes longer to plan and this statement runs every 3 s.
      selectFrom('suspensao as u')
        .select('u.motivo_suspensao')
        .where('u.entregador_id', '=', ref('f.entregador_id'))
        .where('u.data_remocao', 'is', null)
        .as('motivo_suspensao'),
      sql<string | null>`case when f.suspenso_ate > ${agora} then f.suspenso_ate end`.as('suspenso_ate'),
      eb('f.entregas_abertas', '>', 0).$castTo<boolean>().as('ocupado'),
      sql<boolean>`case when f.online and f.entregas_abertas = 0 and o.id is null
        then ${oferecivel(db)} and rota_para(f.entregador_id, false, ${given('limite')}::numeric) is not null or coalesce(${vencido(db)}, false) and devolve_na_praca(f.praca_id)
        when f.online and f.entregas_abertas > 0
        then exists (select 1 from volta_a_loja v where v.entregador_id = f.entregador_id and v.ate <= ${agora})
        else false end`.as('ha_trabalho'),
    ])
    .where('f.entregador_id', '=', given('entregador_id')),
);

/** The state of a courier, and whether a run of the dispatch may offer them something. */
type Olhada = Situacao & { ha_trabalho: boolean };

/** Returns the state of a courier. Changes nothing. */
export const olhar = async (em: Em, config: Config, entregador_id: number): Promise<Olhada> =>
  only(await consulta(em, { entregador_id, limite: limiteDeDinheiro(config) }));

/** The open offer of a courier, and the instant when it was read. */
export interface OfertaViva {
  oferta_id: number;
  rota_id: number;
  posicao_fila: number;
  expira_em: string;
  entregue_em: string | null;
  agora: string;
}

/** Returns the open offer in this state, or null. */
export function vivaDe(situacao: Situacao): OfertaViva | null {
  const { oferta_id, rota_id, posicao_fila, expira_em, entregue_em, agora } = situacao;
  if (oferta_id === null || rota_id === null || posicao_fila === null || expira_em === null) return null;
  return { oferta_id, rota_id, posicao_fila, expira_em, entregue_em, agora };
}
