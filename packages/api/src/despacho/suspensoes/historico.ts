import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { ContestacaoAberta, SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, behind, jsonBuildObject, type NotNull, sql } from '@corre/db/sql.ts';

/** More in a row than any company asks for. */
const RECUSAS_MOSTRADAS = 10;

/**
 * Of an automatic suspension `s`: the refusals in a row that brought it, oldest first, with the reason that the courier gave
 * (decision record 0070). They count down to the first: older rows of the index `oferta_do_entregador` are not read.
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
 * Suspensions `s` with who began and ended them and their objection `c`, to be filtered and ordered. One that ended by the
 * clock shows its end.
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

/**
 * Suspensions, newest first: all that run or whose objection awaits an answer, however old, and the newest `LISTA_MAX` of the
 * others; `antes_de`, the last of these, goes on with so many older ones.
 * Indexes `suspensao_recente`, `suspensao_ativa_unica`.
 */
export const historicoDeSuspensoes = (em: Em, antes_de?: number): Promise<SuspensaoHistorico[]> =>
  suspensoes(em.getKysely())
    .where(({ or, and, eb, selectFrom }) => {
      const recentes = selectFrom('suspensao as n')
        .select('n.id')
        .where(behind('n', 'suspensao', 'data_suspensao', antes_de))
        .orderBy('n.data_suspensao', 'desc')
        .orderBy('n.id', 'desc')
        .limit(LISTA_MAX);
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

/** The objections that nobody has answered, oldest first: all of them, however old their suspension. */
export const contestacoesSemResposta = (em: Em): Promise<ContestacaoAberta[]> =>
  suspensoes(em.getKysely())
    .where('c.id', 'is not', null)
    .where('c.resposta', 'is', null)
    .orderBy('c.enviada_em')
    .orderBy('c.id')
    .$narrowType<{ contestacao: NotNull }>()
    .execute();

/** A courier's running suspension, null when there is none. Index `suspensao_ativa_unica`. */
export const suspensaoEmCurso = async (em: Em, entregador_id: number): Promise<SuspensaoHistorico | null> => {
  const emCurso = await suspensoes(em.getKysely())
    .where('s.entregador_id', '=', entregador_id)
    .where('s.data_remocao', 'is', null)
    .where('s.data_expiracao_suspensao', '>', agora)
    .executeTakeFirst();
  return emCurso ?? null;
};
