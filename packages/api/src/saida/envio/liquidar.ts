import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { Veredito } from '../app-de-pedidos/veredito.ts';
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

const porPadrao = (outcome: Outcome): Veredito => (accepted(outcome) ? 'entregue' : 'repetir');

/** Seconds until the next sending. A message that waits for the end of its day is due at that end. */
const pausa = (veredito: Veredito, outcome: Outcome, envios: number): number =>
  veredito === 'amanha' ? GIVE_UP_HOURS * 3_600 : (asksToWait(outcome) ?? delayAfter(envios));

/**
 * Stores the result of a message in its own transaction, under the stream's lock. If it is delivered or abandoned, the
 * next of the stream is scheduled. Otherwise it is scheduled again. Does nothing if the lease was lost, because the
 * message then belongs to another process. Without a `veredito`, 2xx is delivered and everything else repeated.
 */
export async function liquidar(
  em: Em,
  { id, fluxo_id, envios }: Pick<Tomada, 'id' | 'fluxo_id' | 'envios'>,
  outcome: Outcome,
  veredito: Veredito = porPadrao(outcome),
): Promise<void> {
  const feita = veredito === 'entregue';
  const acaba = veredito === 'desistir';
  const espera = pausa(veredito, outcome, envios);
  const [http, error] = 'http' in outcome ? [outcome.http, outcome.erro ?? null] : [null, outcome.erro];
  await em.transactional(async (tx) => {
    await lockFluxo(tx, fluxo_id);
    const liquidadas = await rows(
      tx,
      sql<{ acabou: boolean }>`
        update mensagem_externa
           set tomado_ate = null, http = ${http}::int, erro = ${error}::text,
               entregue_em = case when ${feita} then agora() end,
               desistido_em = case when not ${feita} and (${acaba} or agora() >= ${FIM}) then agora() end,
               proximo_envio = case when not ${feita} and not ${acaba} and agora() < ${FIM}
                                    then least(agora() + make_interval(secs => ${espera}), ${FIM}) end
         where id = ${id} and envios = ${envios} and tomado_ate is not null and entregue_em is null and desistido_em is null
        returning proximo_envio is null as acabou`,
    );
    if (liquidadas.some(({ acabou }) => acabou)) await scheduleFirstOpen(tx, [fluxo_id]);
  });
}
