import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { keysAmiss } from '../acesso/chaves/vivas.queries.ts';
import { sessionsAmiss } from '../acesso/sessoes/vivas.queries.ts';
import type { Deps } from '../base/deps.ts';
import type { Streams } from '../base/stream-ports.ts';
import { situacaoDaPraca } from '../despacho/fila/situacao.ts';
import { fila } from '../despacho/kernel/fila.queries.ts';
import type { QueueNow, QueueNumbers } from '../eventos/queue-movement.ts';
import { registrarSinais } from '../eventos/registrar-sinais.ts';
import { OpenStreams } from '../eventos/streams.ts';

/** Returns the figures of these couriers' queues, and their own places. Uses the index `fila_em_ordem`. */
async function queueNow(em: Em, entregador_ids: number[]): Promise<QueueNow> {
  const couriers = await em
    .getKysely()
    .with('fila', (q) => fila(q))
    .selectFrom('fila_entregador as f')
    .leftJoin('fila', 'fila.entregador_id', 'f.entregador_id')
    .select(['f.entregador_id', 'f.praca_id', 'fila.posicao_fila'])
    .where('f.entregador_id', '=', sql<number>`any(${entregador_ids}::int[])`)
    .execute();
  const numeros = new Map<number, QueueNumbers>();
  for (const praca_id of new Set(couriers.map((courier) => courier.praca_id)))
    numeros.set(praca_id, await situacaoDaPraca(em, praca_id));
  return { numeros, lugares: new Map(couriers.map((courier) => [courier.entregador_id, courier])) };
}

/** Opens the process's live streams. Its LISTEN connection feeds them until it stops. */
export function openStreams({
  orm,
  log,
  listener,
  couriers,
  stopping,
}: Pick<Deps, 'orm' | 'log' | 'listener' | 'couriers' | 'stopping'>): Streams {
  /** Skips couriers in memory, whose signs of life are written together with those of their requests. */
  const noteSigns = async (entregador_ids: number[]) => {
    const others = entregador_ids.filter((id) => !couriers.heard(id));
    if (others.length > 0) await registrarSinais(orm.em.fork(), others);
  };
  const streams = new OpenStreams(
    { log, recent: listener.recent, stopping },
    {
      queueNow: (entregador_ids) => queueNow(orm.em.fork(), entregador_ids),
      sessionsAmiss: (sessions) => sessionsAmiss(orm.em.fork(), sessions),
      keysAmiss: (keys) => keysAmiss(orm.em.fork(), keys),
      noteSigns,
    },
  );
  listener.onReceive((_, said) => streams.publish(said));
  listener.onUnknown(() => streams.missed());
  return streams;
}
