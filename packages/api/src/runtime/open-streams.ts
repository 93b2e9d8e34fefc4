import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { sessionsAmiss } from '../acesso/sessoes/sessions-amiss.ts';
import type { Deps } from '../base/deps.ts';
import type { Streams } from '../base/ports.ts';
import { situacaoDaFila } from '../despacho/fila/situacao.ts';
import { fila } from '../despacho/kernel/fila.queries.ts';
import type { QueueNow } from '../eventos/queue-movement.ts';
import { registrarSinais } from '../eventos/registrar-sinais.ts';
import { OpenStreams } from '../eventos/streams.ts';

/** Nobody in particular: the queue's numbers are the same for all. */
const NOBODY = { user_type: 'suporte', id: 0 } as const;

/** The queue's numbers, and the places of these couriers. Index `fila_em_ordem`. */
async function queueNow(em: Em, entregador_ids: number[]): Promise<QueueNow> {
  const { posicao_fila, ...numeros } = await situacaoDaFila(em, NOBODY);
  const lugares = await em
    .getKysely()
    .with('fila', (q) => fila(q))
    .selectFrom('fila')
    .select(['entregador_id', 'posicao_fila'])
    .where('entregador_id', '=', sql<number>`any(${entregador_ids}::int[])`)
    .execute();
  return { numeros, lugares: new Map(lugares.map((lugar) => [lugar.entregador_id, lugar.posicao_fila])) };
}

/** The process's live streams, fed by its LISTEN connection until it stops. */
export function openStreams({
  orm,
  log,
  listener,
  couriers,
  stopping,
}: Pick<Deps, 'orm' | 'log' | 'listener' | 'couriers' | 'stopping'>): Streams {
  /** Those whom the process knows have theirs written with those of their requests, and stay known. */
  const noteSigns = async (entregador_ids: number[]) => {
    const others = entregador_ids.filter((id) => !couriers.heard(id));
    if (others.length > 0) await registrarSinais(orm.em.fork(), others);
  };
  const streams = new OpenStreams(
    log,
    {
      queueNow: (entregador_ids) => queueNow(orm.em.fork(), entregador_ids),
      sessionsAmiss: (sessions) => sessionsAmiss(orm.em.fork(), sessions),
      noteSigns,
    },
    stopping,
  );
  listener.onReceive((evento) => streams.publish(evento));
  return streams;
}
