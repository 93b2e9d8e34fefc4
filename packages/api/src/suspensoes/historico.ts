import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { LISTA_MAX } from '../shared/constantes.ts';
import type { SuspensaoHistorico } from './contrato.ts';

/**
 * Suspensions, newest first. One that ended by the clock shows its end as `data_remocao` even before anything wrote it
 * down. Index `suspensao_recente`.
 */
export const historicoDeSuspensoes = (em: Em) =>
  rows(
    em,
    sql<SuspensaoHistorico>`
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
        left join contestacao c on c.suspensao_id = s.id
       order by s.data_suspensao desc, s.id desc
       limit ${LISTA_MAX}`,
  );
