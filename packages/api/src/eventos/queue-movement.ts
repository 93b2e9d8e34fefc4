import { setTimeout as wait } from 'node:timers/promises';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { Logger } from 'pino';
import type { Said } from '../base/stream-ports.ts';
import type { Registry } from './registry.ts';
import type { Stream } from './stream.ts';

/** Minimum time between two reports of the queue, in milliseconds. */
const EVERY_MS = 1_000;

/** These events have no ids, because each process computes its own. Whoever comes back gets the present queue. */
const FILA: Said = { evento: { tipo: 'fila' }, id: null };

/** The numbers of a queue, the same for all its readers. */
export type QueueNumbers = Omit<SituacaoDaFila, 'posicao_fila'>;

/** What couriers may know of the queues: the numbers of each praça, and each courier's praça and place. */
export interface QueueNow {
  numeros: ReadonlyMap<number, QueueNumbers>;
  lugares: ReadonlyMap<number, { praca_id: number; posicao_fila: number | null }>;
}

interface MovementOptions {
  registry: Registry;
  send: (stream: Stream, frame: Uint8Array) => void;
  queueNow: (entregador_ids: number[]) => Promise<QueueNow>;
  log: Logger;
}

/**
 * Returns whether the event may change the numbers of the queue. It may if a courier comes or leaves, if an offer
 * changes, or if a request comes or leaves.
 */
export const movesTheQueue = ({ tipo, entregador_id, assunto }: Evento): boolean => {
  if (tipo === 'fila') return true;
  if (assunto !== undefined || tipo === 'mensagem' || tipo === 'sessao') return false;
  return tipo === 'solicitacao' || entregador_id !== undefined;
};

/**
 * Reports changes of the queue, at most once a second. Staff learn only that the queue changed. A courier gets the
 * numbers and their own place if these changed. No courier learns whose change it was, and no panel needs to ask.
 */
export class QueueMovement {
  readonly #options: MovementOptions;
  readonly #signal: AbortSignal;
  #moved = false;
  #telling = false;

  constructor(options: MovementOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
  }

  note(): void {
    this.#moved = true;
    if (this.#telling) return;
    this.#telling = true;
    void this.#tellWhileItMoves();
  }

  async #tellWhileItMoves(): Promise<void> {
    while (this.#moved && !this.#signal.aborted) {
      this.#moved = false;
      await this.#tell().catch((err) => this.#options.log.warn({ err }, 'the queue could not be told'));
      await wait(EVERY_MS, undefined, { ref: false, signal: this.#signal }).catch(() => undefined);
    }
    this.#telling = false;
  }

  async #tell(): Promise<void> {
    const { registry, send, queueNow } = this.#options;
    for (const stream of registry.staff) send(stream, stream.wire.event(FILA));
    if (registry.couriers.size === 0) return;
    const { numeros, lugares } = await queueNow([...registry.couriers.keys()]);
    const known = new Map<string, Said>();
    const saidOf = (praca_id: number, read: QueueNumbers, posicao_fila: number | null): Said => {
      const key = `${praca_id} ${posicao_fila}`;
      const said = known.get(key) ?? { evento: { tipo: 'fila', situacao: { ...read, posicao_fila } }, id: null };
      known.set(key, said);
      return said;
    };
    for (const [entregador_id, streams] of registry.couriers) {
      const lugar = lugares.get(entregador_id);
      const read = lugar && numeros.get(lugar.praca_id);
      if (!lugar || !read) continue;
      const said = saidOf(lugar.praca_id, read, lugar.posicao_fila);
      for (const stream of streams) {
        const frame = stream.wire.event(said);
        if (stream.toldQueue && Buffer.compare(stream.toldQueue, frame) === 0) continue;
        stream.toldQueue = frame;
        send(stream, frame);
      }
    }
  }
}
