import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { ContestacaoAberta, SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';

/** A suspension with who began and ended it and its objection, from `suspensao s`. One that ended by the clock shows its end. */
const suspensoes = sql<SuspensaoHistorico>`
  select s.id, s.entregador_id, e.nome_completo as nome_entregador, s.tipo_suspensao, s.motivo_suspensao, s.duracao_horas,
         s.data_suspensao, s.data_expiracao_suspensao,
         coalesce(s.data_remocao, case when s.data_expiracao_suspensao <= agora() then s.data_expiracao_suspensao end) as data_remocao,
         p.nome as suspensa_por, r.nome as removida_por,
         case when c.id is not null then jsonb_build_object('id', c.id, 'texto', c.texto, 'enviada_em', c.enviada_em,
           'resposta', c.resposta, 'respondida_em', c.respondida_em) end as contestacao
    from suspensao s
    join entregador e on e.id = s.entregador_id
    left join funcionario p on p.id = s.suspensa_por
    left join funcionario r on r.id = s.removida_por
    left join contestacao c on c.suspensao_id = s.id`;

/**
 * Suspensions, newest first: all that run or whose objection awaits an answer, however old, and the newest of the others.
 * Indexes `suspensao_recente`, `suspensao_ativa_unica`.
 */
export const historicoDeSuspensoes = (em: Em) =>
  rows(
    em,
    sql<SuspensaoHistorico>`
      ${suspensoes}
       where s.data_remocao is null or (c.id is not null and c.resposta is null)
          or s.id in (select id from suspensao order by data_suspensao desc, id desc limit ${LISTA_MAX})
       order by s.data_suspensao desc, s.id desc`,
  );

/** The objections that nobody has answered, oldest first: all of them, however old their suspension. */
export const contestacoesSemResposta = (em: Em) =>
  rows(
    em,
    sql<ContestacaoAberta>`${suspensoes} where c.id is not null and c.resposta is null order by c.enviada_em, c.id`,
  );

/** A courier's running suspension, null when there is none. Index `suspensao_ativa_unica`. */
export const suspensaoEmCurso = (em: Em, entregador_id: number) =>
  row(
    em,
    sql<SuspensaoHistorico>`
      ${suspensoes} where s.entregador_id = ${entregador_id} and s.data_remocao is null and s.data_expiracao_suspensao > agora()`,
  );
