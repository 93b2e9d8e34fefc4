import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { ContestacaoAberta, SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, behind, jsonBuildObject, type NotNull, sql } from '@corre/db/sql.ts';
import { onePage, type Page } from '../../base/page.ts';

/** More refusals in a row than any company requires for a suspension. */
const RECUSAS_MOSTRADAS = 10;

/**
 * Selects the refusals in a row that led to an automatic suspension `s`, oldest first, with the courier's reasons
 * [motivo-da-recusa].
 * The newest refusal carries the length of the series. At most `RECUSAS_MOSTRADAS` rows of the index
 * `oferta_do_entregador` are read.
 */
const recusasDaSuspensao = sql<SuspensaoHistorico['recusas']>`(
  select coalesce(jsonb_agg(jsonb_build_object('quando', q.respondida_em, 'comercio', q.nome, 'motivo_recusa', q.motivo_recusa)
                            order by q.de_tras desc) filter (where q.de_tras <= q.total), '[]')
    from (select o.respondida_em, l.nome, o.motivo_recusa,
                 row_number() over (order by o.enviada_em desc, o.id desc) as de_tras,
                 first_value(o.recusa) over (order by o.enviada_em desc, o.id desc) as total
            from oferta o join rota r on r.id = o.rota_id join comercio l on l.id = r.comercio_id
           where s.tipo_suspensao = 'automatica' and o.entregador_id = s.entregador_id and o.resultado = 'recusada'
             and o.enviada_em <= s.data_suspensao
           order by o.enviada_em desc, o.id desc limit ${sql.lit(RECUSAS_MOSTRADAS)}) q)`;

/**
 * Selects suspensions `s` with the staff who began and ended them and their objection `c`. Callers add filters and an
 * order. A suspension that ended by the clock shows its end.
 */
const suspensoes = (db: Queries) =>
  db
    .selectFrom('suspensao as s')
    .innerJoin('entregador as e', 'e.id', 's.entregador_id')
    .leftJoin('funcionario as p', 'p.id', 's.suspensa_por')
    .leftJoin('funcionario as r', 'r.id', 's.removida_por')
    .leftJoin('contestacao as c', 'c.suspensao_id', 's.id')
    .select(['s.id', 's.entregador_id', 'e.nome_completo as nome_entregador', 's.tipo_suspensao', 's.motivo_suspensao'])
    .select(['s.duracao_horas', 's.data_suspensao', 's.data_expiracao_suspensao'])
    .select(['p.nome as suspensa_por', 'r.nome as removida_por'])
    .select(({ eb, ref }) => [
      sql<string | null>`coalesce(s.data_remocao,
        case when s.data_expiracao_suspensao <= ${agora} then s.data_expiracao_suspensao end)`.as('data_remocao'),
      eb
        .case()
        .when('c.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: ref('c.id').$notNull(),
            texto: ref('c.texto').$notNull(),
            enviada_em: ref('c.enviada_em').$notNull(),
            resposta: ref('c.resposta'),
            respondida_em: ref('c.respondida_em'),
          }),
        )
        .end()
        .as('contestacao'),
      recusasDaSuspensao.as('recusas'),
    ]);

/** Whether a suspension runs, or its objection awaits an answer. */
const emAberto = ({ data_remocao, contestacao }: SuspensaoHistorico): boolean =>
  data_remocao === null || (contestacao !== null && contestacao.resposta === null);

/**
 * Returns suspensions, newest first. The first page has all that run or whose objection awaits an answer, and the
 * newest `LISTA_MAX` of the others. `antes_de` is the last suspension of a page, and returns the next `LISTA_MAX` older
 * ones. Indexes `suspensao_recente`, `suspensao_ativa_unica`.
 */
export async function historicoDeSuspensoes(em: Em, antes_de?: number, page?: Page): Promise<SuspensaoHistorico[]> {
  const lidas = await suspensoes(em.getKysely())
    .where(({ or, and, eb, selectFrom }) => {
      const recentes = selectFrom('suspensao as n')
        .select('n.id')
        .where(behind('n', 'suspensao', 'data_suspensao', antes_de))
        .orderBy('n.data_suspensao', 'desc')
        .orderBy('n.id', 'desc')
        .limit(LISTA_MAX + 1);
      if (antes_de !== undefined) return eb('s.id', 'in', recentes);
      return or([
        eb('s.data_remocao', 'is', null),
        and([eb('c.id', 'is not', null), eb('c.resposta', 'is', null)]),
        eb('s.id', 'in', recentes),
      ]);
    })
    .orderBy('s.data_suspensao', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return onePage(lidas, { max: LISTA_MAX, page, stays: antes_de === undefined ? emAberto : undefined });
}

/** Returns all objections without an answer, oldest first, however old their suspension is. */
export const contestacoesSemResposta = (em: Em): Promise<ContestacaoAberta[]> =>
  suspensoes(em.getKysely())
    .where('c.id', 'is not', null)
    .where('c.resposta', 'is', null)
    .orderBy('c.enviada_em')
    .orderBy('c.id')
    .$narrowType<{ contestacao: NotNull }>()
    .execute();

/** Returns the running suspension of a courier, or null. Index `suspensao_ativa_unica`. */
export const suspensaoEmCurso = async (em: Em, entregador_id: number): Promise<SuspensaoHistorico | null> => {
  const emCurso = await suspensoes(em.getKysely())
    .where('s.entregador_id', '=', entregador_id)
    .where('s.data_remocao', 'is', null)
    .where('s.data_expiracao_suspensao', '>', agora)
    .executeTakeFirst();
  return emCurso ?? null;
};
