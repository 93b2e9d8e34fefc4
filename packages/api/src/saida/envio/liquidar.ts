import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Outcome } from '../http/post.ts';
import { lockFluxo } from './fluxo.ts';
import { delayAfter, GIVE_UP_HOURS } from './schedule.ts';
import { scheduleFirstOpen } from './schedule-first-open.ts';
import type { Tomada } from './tomar.ts';

/** Returns whether the receiver accepted the message (RFC 9110: any 2xx). */
export const accepted = (outcome: Outcome): boolean => 'http' in outcome && outcome.http >= 200 && outcome.http < 300;

/** Returns the seconds that an overloaded receiver asks us to wait. Returns null if it asks for none. */
export const asksToWait = (outcome: Outcome): number | null =>
  'http' in outcome && (outcome.http === 429 || outcome.http === 503) ? outcome.esperar : null;

const FIM = sql`coalesce(reenviada_em, quando) + make_interval(hours => ${sql.lit(GIVE_UP_HOURS)})`;

/**
 * Stores the result of a message in its own transaction, under the stream's lock. If it is delivered or abandoned, the
 * next of the stream is scheduled. Otherwise it is scheduled again. Does nothing if the lease was lost, because the
 * message then belongs to another process.
 */
export async function liquidar(
  em: Em,
  { id, fluxo_id, envios }: Pick<Tomada, 'id' | 'fluxo_id' | 'envios'>,
  outcome: Outcome,
): Promise<void> {
  const feita = accepted(outcome);
  const espera = asksToWait(outcome) ?? delayAfter(envios);
  const [http, error] = 'http' in outcome ? [outcome.http, null] : [null, outcome.erro];
  await em.transactional(async (tx) => {
    await lockFluxo(tx, fluxo_id);
    const liquidadas = await rows(
      tx,
      sql<{ acabou: boolean }>`
        update mensagem_externa
           set tomado_ate = null, http = ${http}::int, erro = ${error}::text,
               entregue_em = case when ${feita} then agora() end,
               desistido_em = case when not ${feita} and agora() >= ${FIM} then agora() end,
               proximo_envio = case when not ${feita} and agora() < ${FIM}
                                    then least(agora() + make_interval(secs => ${espera}), ${FIM}) end
         where id = ${id} and envios = ${envios} and tomado_ate is not null and entregue_em is null and desistido_em is null
        returning proximo_envio is null as acabou`,
    );
    if (liquidadas.some(({ acabou }) => acabou)) await scheduleFirstOpen(tx, [fluxo_id]);
  });
}
