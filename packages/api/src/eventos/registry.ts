import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Ator } from '../base/ator.ts';
import type { Stream } from './stream.ts';

/**
 * Returns whether a reader may get an event: couriers and shops get their own events, staff get all. `sessao` goes to
 * no reader. A move in the queue goes only to staff and to the courier who moved. Other couriers get their own place
 * (queue-movement.ts).
 */
export function concerns({ user_type, id }: Pick<Ator, 'user_type' | 'id'>, evento: Evento): boolean {
  if (evento.tipo === 'inicio') return true;
  if (evento.tipo === 'sessao') return false;
  if (user_type === 'entregador') return evento.entregador_id === id;
  if (user_type === 'comercio') return evento.comercio_id === id;
  return true;
}

/**
 * Returns whether a stream gets an event as it comes. Staff may know of the queue, but learn of it once a second
 * (queue-movement.ts).
 */
export const getsAtOnce = (reader: Pick<Ator, 'user_type' | 'id'>, evento: Evento): boolean =>
  concerns(reader, evento) &&
  (evento.tipo !== 'fila' || reader.user_type === 'entregador' || reader.user_type === 'comercio');

type ById = Map<number, Set<Stream>>;

function put(streams: ById, id: number, stream: Stream): void {
  const own = streams.get(id);
  if (own) own.add(stream);
  else streams.set(id, new Set([stream]));
}

function take(streams: ById, id: number, stream: Stream): void {
  const own = streams.get(id);
  if (own?.delete(stream) && own.size === 0) streams.delete(id);
}

/** The open streams of this process, by reader. An event touches only the streams of its readers. */
export class Registry {
  readonly all = new Set<Stream>();
  readonly couriers: ById = new Map();
  readonly staff = new Set<Stream>();
  readonly #shops: ById = new Map();

  add(stream: Stream): void {
    const { user_type, id } = stream.reader;
    this.all.add(stream);
    if (user_type === 'entregador') put(this.couriers, id, stream);
    else if (user_type === 'comercio') put(this.#shops, id, stream);
    else this.staff.add(stream);
  }

  remove(stream: Stream): void {
    const { user_type, id } = stream.reader;
    this.all.delete(stream);
    if (user_type === 'entregador') take(this.couriers, id, stream);
    else if (user_type === 'comercio') take(this.#shops, id, stream);
    else this.staff.delete(stream);
  }

  #ofIds({ entregador_id, comercio_id }: Evento): Stream[] {
    const couriers = entregador_id === undefined ? undefined : this.couriers.get(entregador_id);
    const shops = comercio_id === undefined ? undefined : this.#shops.get(comercio_id);
    return [...(couriers ?? []), ...(shops ?? [])];
  }

  /**
   * Returns the streams that get the event now. `concerns` decides who may. Staff learn of the queue once a second
   * (queue-movement.ts).
   */
  readersOf(evento: Evento): Stream[] {
    const staff = evento.tipo === 'fila' ? [] : this.staff;
    const near = evento.tipo === 'inicio' ? [...this.all] : [...this.#ofIds(evento), ...staff];
    return near.filter(({ reader }) => concerns(reader, evento));
  }

  /**
   * Returns the streams whose session may have ended, for a `sessao` event. Events carry no staff ids, so it returns
   * all staff streams for them.
   */
  concernedBy(evento: Evento): Stream[] {
    const { entregador_id, comercio_id } = evento;
    return entregador_id === undefined && comercio_id === undefined ? [...this.staff] : this.#ofIds(evento);
  }
}
