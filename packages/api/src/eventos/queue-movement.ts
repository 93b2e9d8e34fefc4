import { setTimeout as wait } from 'node:timers/promises';
import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { Logger } from 'pino';
import { eventFrame } from './frames.ts';
import type { Registry } from './registry.ts';
import type { Stream } from './stream.ts';

/** The queue is told of at most this often, in milliseconds. */
const EVERY_MS = 1_000;

const FILA = eventFrame({ tipo: 'fila' });

/** The queue as couriers may read it: its numbers, and the place of each who stands in it. */
export interface QueueNow {
  numeros: Omit<SituacaoDaFila, 'posicao_fila'>;
  lugares: ReadonlyMap<number, number>;
}

interface MovementOptions {
  registry: Registry;
  send: (stream: Stream, frame: Uint8Array) => void;
  queueNow: (entregador_ids: number[]) => Promise<QueueNow>;
  log: Logger;
}

/** Whether places may have changed: somebody came, went, was offered something, took, ended or refused it. */
export const movesTheQueue = ({ tipo, entregador_id, assunto }: Evento): boolean =>
  tipo === 'fila' || (entregador_id !== undefined && assunto === undefined && tipo !== 'mensagem' && tipo !== 'sessao');

/**
 * Tells of movement in the queue, once a second at most however much moved: staff that it did, each courier whose place
 * changed their own. Nobody learns whose move it was, and nobody needs to ask.
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
    for (const stream of registry.staff) send(stream, FILA);
    if (registry.couriers.size === 0) return;
    const { numeros, lugares } = await queueNow([...registry.couriers.keys()]);
    for (const [entregador_id, streams] of registry.couriers) {
      const posicao_fila = lugares.get(entregador_id) ?? null;
      const behind = [...streams].filter((stream) => stream.posicao_fila !== posicao_fila);
      if (behind.length === 0) continue;
      const frame = eventFrame({ tipo: 'fila', situacao: { ...numeros, posicao_fila } });
      for (const stream of behind) {
        stream.posicao_fila = posicao_fila;
        send(stream, frame);
      }
    }
  }
}
