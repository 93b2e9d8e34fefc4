import type { Evento } from '@corre/contract/eventos/contrato.ts';
import { KnownSessions, NO_SESSION_KNOWN } from '../acesso/sessoes/session-memory.ts';
import { readSessions } from '../acesso/sessoes/sessoes.ts';
import type { Deps } from '../base/deps.ts';
import { haTrabalho } from '../despacho/kernel/ha-trabalho.ts';
import { KnownCouriers } from '../despacho/memoria/known-couriers.ts';
import { KnownQueue, NO_COURIER_KNOWN, NO_QUEUE_KNOWN } from '../despacho/memoria/known-queue.ts';
import { Place } from '../despacho/memoria/place.ts';
import { writeSigns } from '../despacho/memoria/write-signs.ts';
import { ouvirProprios } from '../eventos/avisar.ts';

/** The interval of writing gathered signs and of renewing old sessions, in milliseconds. */
const BEAT_MS = 1_000;

/**
 * Opens the process's memory of couriers, queue and sessions (ADR 0014). The LISTEN connection and the process's own
 * events keep it current.
 */
export function openMemory({
  orm,
  config,
  log,
  listener,
  stopping,
}: Pick<Deps, 'orm' | 'config' | 'log' | 'listener' | 'stopping'>): Pick<Deps, 'couriers' | 'queue' | 'sessions'> {
  if (!config.MEMORIA) return { couriers: NO_COURIER_KNOWN, queue: NO_QUEUE_KNOWN, sessions: NO_SESSION_KNOWN };
  const everywhere = { ...config, PRACAS: [] };
  const place = new Place(listener.clock, async () => {
    const { pracas, proximo_ms } = await haTrabalho(orm.em.fork(), everywhere);
    return { agora: pracas.length > 0, proximo_ms };
  });
  const couriers = new KnownCouriers({
    listener,
    alcance_segundos: config.ALCANCE_SEGUNDOS,
    place,
    writeSigns: (heard) => writeSigns(orm.em.fork(), heard),
    log,
  });
  const queue = new KnownQueue(listener, place);
  const sessions = new KnownSessions({
    listener,
    readAgain: (token_hashes) => readSessions(orm.em.fork(), token_hashes),
    log,
  });
  const hear = (evento: Evento) => {
    sessions.hear(evento);
    couriers.hear(evento);
    queue.hear(evento);
  };
  listener.onReceive(hear);
  listener.onUnknown(() => hear({ tipo: 'inicio' }));
  ouvirProprios(orm, (evento) => {
    hear(evento);
    if (evento.tipo === 'oferta' && evento.entregador_id === undefined) void listener.catchUp();
  });
  listener.onProbe(() => couriers.write());
  let beating = false;
  const beat = async () => {
    // A slow database must not get a second query of the same kind.
    if (beating) return;
    beating = true;
    await Promise.all([couriers.write(), sessions.renew()]);
    beating = false;
  };
  const timer = setInterval(() => void beat(), BEAT_MS).unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  return { couriers, queue, sessions };
}
