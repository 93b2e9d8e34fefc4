import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import type { Onde } from '../../base/ports.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { PRIMEIRA_PRACA } from '../kernel/praca.ts';
import { encerrarSuspensaoEmCurso } from './suspender.ts';

/** Stores a courier's objection to their running suspension, once per suspension [contestacao]. */
export async function contestarSuspensao(em: Em, entrada: { entregador_id: number; texto: string }) {
  const db = em.getKysely();
  const suspensao = await db
    .selectFrom('suspensao')
    .select('id')
    .where('entregador_id', '=', entrada.entregador_id)
    .where('data_remocao', 'is', null)
    .where('data_expiracao_suspensao', '>', agora)
    .executeTakeFirst();
  if (!suspensao) throw new BusinessError('CONTA_NAO_SUSPENSA');
  const nova = await db
    .insertInto('contestacao')
    .values({ suspensao_id: suspensao.id, texto: entrada.texto })
    .onConflict((on) => on.column('suspensao_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!nova) throw new BusinessError('SUSPENSAO_JA_CONTESTADA');
  await avisar(em, { tipo: 'suspensao', entregador_id: entrada.entregador_id });
  return { message: 'Contestação enviada. O suporte responde por aqui.' };
}

type Resposta = { contestacao_id: number; resposta: string };

/** Stores the answer to an objection, once. Returns the suspension and its courier. */
async function keepAnswer(em: Em, ator: Ator, entrada: Resposta) {
  const db = em.getKysely();
  const respondida = await db
    .updateTable('contestacao as c')
    .from('suspensao as s')
    .set({ resposta: entrada.resposta, respondida_em: agora, respondida_por: ator.id })
    .where('c.id', '=', entrada.contestacao_id)
    .where('c.resposta', 'is', null)
    .whereRef('s.id', '=', 'c.suspensao_id')
    .returning(['s.entregador_id', 's.id as suspensao_id'])
    .executeTakeFirst();
  if (!respondida) {
    const existe = await db
      .selectFrom('contestacao')
      .select('id')
      .where('id', '=', entrada.contestacao_id)
      .executeTakeFirst();
    throw existe ? new BusinessError('SUSPENSAO_JA_RESPONDIDA') : new BusinessError('CONTESTACAO_NAO_ENCONTRADA');
  }
  await auditar(em, ator, 'responder-contestacao', 'contestacao', entrada.contestacao_id);
  return respondida;
}

/** Answers an objection. The suspension continues. */
export async function responderContestacao(em: Em, ator: Ator, entrada: Resposta) {
  const { entregador_id } = await keepAnswer(em, ator, entrada);
  await avisar(em, { tipo: 'suspensao', entregador_id });
  return { message: 'Resposta enviada' };
}

/**
 * Returns the courier whose suspension the objection is about. An unknown objection gets the first praça, and the
 * caller's act then throws 404.
 */
async function suspensoPor(em: Em, contestacao_id: number): Promise<Onde> {
  const suspensao = await em
    .getKysely()
    .selectFrom('contestacao as c')
    .innerJoin('suspensao as s', 's.id', 'c.suspensao_id')
    .select('s.entregador_id')
    .where('c.id', '=', contestacao_id)
    .executeTakeFirst();
  return suspensao ?? { praca_id: PRIMEIRA_PRACA };
}

/**
 * Answers an objection and ends its suspension, both or neither [contestacao]. Throws 409 and answers nothing if that
 * suspension has already ended.
 */
export async function responderERemover(em: Em, config: Config, ator: Ator, entrada: Resposta) {
  const deQuem = await suspensoPor(em, entrada.contestacao_id);
  return comDespacho(em, config, deQuem, async (instante) => {
    const { entregador_id, suspensao_id } = await keepAnswer(em, ator, entrada);
    const encerrada_id = await encerrarSuspensaoEmCurso(em, ator, entregador_id, instante);
    // A later suspension than the contested one may be running.
    if (encerrada_id !== suspensao_id) throw new BusinessError('SUSPENSAO_TERMINADA');
    return { message: 'Resposta enviada e suspensão removida!' };
  });
}

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
