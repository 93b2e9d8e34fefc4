import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { CourierMemory, QueueMemory } from '../../base/memory-ports.ts';
import type { Listener } from '../../base/stream-ports.ts';
import type { Place } from './place.ts';

/** Maximum number of couriers whose answer is kept. */
const COURIERS_MAX = 20_000;

/**
 * The numbers of the queue, as each courier last read them (ADR 0014). They are valid until any event other than a chat
 * message comes, or until a run of the dispatch would change something (place.ts).
 */
export class KnownQueue implements QueueMemory {
  readonly #listener: Pick<Listener, 'hearing'>;
  readonly #place: Place;
  #now = 0;
  #answers = new Map<number, SituacaoDaFila>();

  constructor(listener: Pick<Listener, 'hearing'>, place: Place) {
    this.#listener = listener;
    this.#place = place;
  }

  get now(): number {
    return this.#now;
  }

  hear({ tipo }: Evento): void {
    if (tipo === 'mensagem') return;
    this.#now += 1;
    if (this.#answers.size > 0) this.#answers = new Map();
  }

  recall(entregador_id: number): SituacaoDaFila | null {
    if (!this.#listener.hearing || !this.#place.knownStill) return null;
    return this.#answers.get(entregador_id) ?? null;
  }

  keep(entregador_id: number, since: number, situacao: SituacaoDaFila): void {
    if (this.#listener.hearing && since === this.#now && this.#answers.size < COURIERS_MAX)
      this.#answers.set(entregador_id, situacao);
  }
}

/** A memory without couriers, so that every poll reads the database (`MEMORIA=false`). */
export const NO_COURIER_KNOWN: CourierMemory = {
  now: 0,
  heard: () => false,
  reached: () => undefined,
  recall: async () => null,
  recallNow: () => null,
  keep: () => undefined,
  keepOffer: () => undefined,
};

/** A memory without answers of the queue. */
export const NO_QUEUE_KNOWN: QueueMemory = { now: 0, recall: () => null, keep: () => undefined };
