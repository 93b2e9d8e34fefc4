import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Outcome } from '../http/post.ts';
import { accepted, asksToWait } from './liquidar.ts';
import { FAILURES_TO_PAUSE, FIRST_PAUSE, LONGEST_PAUSE } from './schedule.ts';
import type { Tomada } from './tomar.ts';

const MANY = sql.lit(FAILURES_TO_PAUSE);

/** The receiver answers again. A wait that it asked for itself goes on. */
async function recuperou(em: Em, integracao_id: number): Promise<void> {
  await sql`
    update integracao
       set falhas = 0, pausada_ate = case when falhas >= ${MANY} then null else pausada_ate end
     where id = ${integracao_id} and falhas > 0`.execute(em.getKysely());
}

/** What failed while the receiver was down has waited enough; what somebody is sending stays theirs. */
async function adiantar(em: Em, integracao_id: number): Promise<void> {
  await sql`
    update mensagem_externa set proximo_envio = agora()
     where id = any(array(
       select id from mensagem_externa
        where integracao_id = ${integracao_id} and proximo_envio > (select agora()) and envios > 0
          and (tomado_ate is null or tomado_ate <= (select agora()))
          for no key update skip locked))`.execute(em.getKysely());
}

/** One failure more; after some in a row it is left alone for a while, which grows up to a minute, or for as long as it asks. */
async function falhou(em: Em, integracao_id: number, espera: number | null): Promise<void> {
  await sql`
    update integracao
       set falhas = falhas + 1,
           pausada_ate = case
             when ${espera}::float8 is not null then agora() + make_interval(secs => ${espera}::float8)
             when falhas + 1 >= ${MANY} then agora() + make_interval(secs => least(
               ${sql.lit(LONGEST_PAUSE)}, ${sql.lit(FIRST_PAUSE)} * power(2, least(falhas + 1 - ${MANY}, 10))))
             else pausada_ate end
     where id = ${integracao_id}`.execute(em.getKysely());
}

/**
 * Nobody listens there any more (410, RFC 9110 §15.5.11): the integration goes off, and the audit, the screens and the log say
 * why. What waits stays, for the case that somebody switches it on again, and runs out with time. Whether it was on.
 */
const desligar = (em: Em, integracao_id: number): Promise<boolean> =>
  em.transactional(async (tx) => {
    const desligadas = await rows(
      tx,
      sql`update integracao set ativa = false, desligada_por = '410' where id = ${integracao_id} and ativa returning id`,
    );
    if (desligadas.length === 0) return false;
    await auditar(tx, { user_type: 'sistema', id: null }, 'integracao_desligada', 'integracao', integracao_id, {
      motivo: '410',
    });
    return true;
  });

/**
 * Remembers how the receiver is, in statements of their own after the message is settled: they wait for no stream. Gives true when it
 * went off for good.
 */
export async function anotarSaude(
  em: Em,
  { integracao_id, falhas }: Pick<Tomada, 'integracao_id' | 'falhas'>,
  outcome: Outcome,
): Promise<boolean> {
  if ('http' in outcome && outcome.http === 410) return desligar(em, integracao_id);
  if (!accepted(outcome)) {
    await falhou(em, integracao_id, asksToWait(outcome));
    return false;
  }
  await recuperou(em, integracao_id);
  if (falhas >= FAILURES_TO_PAUSE) await adiantar(em, integracao_id);
  return false;
}
