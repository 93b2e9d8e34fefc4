import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';

/** Limits of the list, in days and in objections. */
const CONTESTADAS_DIAS = 90;
const CONTESTADAS_MAX = 10;

/**
 * Returns the courier's own objections with the answers of support, newest first. An objection remains after its
 * suspension ends. Index `suspensao_recente`.
 */
export const contestadasPor = (em: Em, entregador_id: number): Promise<SuspensaoContestada[]> =>
  em
    .getKysely()
    .selectFrom('suspensao as s')
    .innerJoin('contestacao as c', 'c.suspensao_id', 's.id')
    .select(['s.id as suspensao_id', 's.motivo_suspensao', 's.data_suspensao'])
    .select(sql<boolean>`s.data_remocao is null and s.data_expiracao_suspensao > ${agora}`.as('em_curso'))
    .select(['c.texto', 'c.enviada_em', 'c.resposta', 'c.respondida_em'])
    .where('s.entregador_id', '=', entregador_id)
    .where('s.data_suspensao', '>', sql<string>`(select ${secondsBefore(agora, CONTESTADAS_DIAS * 86_400)})`)
    .orderBy('s.data_suspensao', 'desc')
    .orderBy('s.id', 'desc')
    .limit(CONTESTADAS_MAX)
    .execute();
