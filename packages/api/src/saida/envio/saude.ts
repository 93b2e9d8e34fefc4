import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Outcome } from '../http/post.ts';
import { adiantar } from './adiantar.ts';
import { accepted, asksToWait } from './liquidar.ts';
import { FAILURES_TO_PAUSE, FIRST_PAUSE, LONGEST_PAUSE } from './schedule.ts';
import type { Tomada } from './tomar.ts';

const MANY = sql.lit(FAILURES_TO_PAUSE);

/** Resets the failures after a success. A pause that the receiver asked for itself stays. */
async function recuperou(em: Em, integracao_id: number): Promise<void> {
  await sql`
    update integracao
       set falhas = 0, pausada_ate = case when falhas >= ${MANY} then null else pausada_ate end
     where id = ${integracao_id} and falhas > 0`.execute(em.getKysely());
}

/** The integration and the address of a call. A result is ignored once the integration has another address. */
type Chamada = Pick<Tomada, 'integracao_id' | 'url_eventos'>;
const ainda = ({ integracao_id, url_eventos }: Chamada) => sql`id = ${integracao_id} and url_eventos = ${url_eventos}`;

/**
 * Counts a failure. Several in a row pause the integration, longer each time up to a minute, or as long as the receiver
 * asks.
 */
async function failed(em: Em, chamada: Chamada, espera: number | null): Promise<void> {
  await sql`
    update integracao
       set falhas = falhas + 1,
           pausada_ate = case
             when ${espera}::float8 is not null then agora() + make_interval(secs => ${espera}::float8)
             when falhas + 1 >= ${MANY} then agora() + make_interval(secs => least(
               ${sql.lit(LONGEST_PAUSE)}, ${sql.lit(FIRST_PAUSE)} * power(2, least(falhas + 1 - ${MANY}, 10))))
             else pausada_ate end
     where ${ainda(chamada)}`.execute(em.getKysely());
}

/**
 * Switches the integration off after a 410 (RFC 9110 §15.5.11). The audit, the screens and the log give the reason.
 * Waiting messages stay until they expire, because somebody may switch it on again. Returns whether it was on.
 */
const desligar = (em: Em, chamada: Chamada): Promise<boolean> =>
  em.transactional(async (tx) => {
    const desligadas = await rows(
      tx,
      sql`update integracao set ativa = false, desligada_por = '410' where ${ainda(chamada)} and ativa returning id`,
    );
    if (desligadas.length === 0) return false;
    const sistema = { user_type: 'sistema', id: null } as const;
    await auditar(tx, sistema, 'integracao_desligada', 'integracao', chamada.integracao_id, { motivo: '410' });
    return true;
  });

/**
 * Stores the receiver's health in its own statements after the result, so that they wait for no stream. Returns true if
 * the integration was switched off.
 */
export async function anotarSaude(
  em: Em,
  tomada: Chamada & Pick<Tomada, 'falhas'>,
  outcome: Outcome,
): Promise<boolean> {
  if ('http' in outcome && outcome.http === 410) return desligar(em, tomada);
  if (!accepted(outcome)) {
    await failed(em, tomada, asksToWait(outcome));
    return false;
  }
  const { integracao_id, falhas } = tomada;
  await recuperou(em, integracao_id);
  if (falhas >= FAILURES_TO_PAUSE) await adiantar(em, integracao_id);
  return false;
}
