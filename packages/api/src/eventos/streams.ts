import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Logger } from 'pino';
import type { Reader, StreamSink, Streams } from '../base/ports.ts';
import { CONNECTED, eventFrame, INICIO, RETURN, SESSION_ENDED } from './frames.ts';
import { Pulse } from './pulse.ts';
import { movesTheQueue, QueueMovement, type QueueNow } from './queue-movement.ts';
import { Registry } from './registry.ts';
import { type Amiss, SessionWatch } from './session-watch.ts';
import { Stream } from './stream.ts';

/** Interval of the signs of life for all couriers with an open stream, in milliseconds. */
const SIGNS_MS = 4_000;
/** Interval of the check of all open streams' sessions, in milliseconds. */
const SESSIONS_MS = 10_000;

/** The queries that the streams need, each with one statement for all streams. */
export interface StreamQuestions {
  /** returns the numbers of the queues, with the places of these couriers */
  queueNow: (entregador_ids: number[]) => Promise<QueueNow>;
  /** returns those of these sessions that ended or are quiet */
  sessionsAmiss: (sessions: string[]) => Promise<Amiss[]>;
  /** writes signs of life for these couriers */
  noteSigns: (entregador_ids: number[]) => Promise<void>;
}

/** The open streams of one process, and the work that the process does for all of them together (ADR 0036). */
export class OpenStreams implements Streams {
  readonly counts = { open: 0, dropped: 0 };
  readonly #registry = new Registry();
  readonly #pulse = new Pulse();
  readonly #late = new Set<Stream>();
  readonly #movement: QueueMovement;
  readonly #sessions: SessionWatch;
  readonly #log: Logger;
  readonly #stop: AbortSignal;

  /** All streams end when `stop` aborts. Their clients reconnect to another process. */
  constructor(log: Logger, { queueNow, sessionsAmiss, noteSigns }: StreamQuestions, stop: AbortSignal) {
    this.#log = log;
    this.#stop = stop;
    const send = (stream: Stream, frame: Uint8Array) => this.#send(stream, frame);
    this.#movement = new QueueMovement({ registry: this.#registry, send, queueNow, log }, stop);
    this.#sessions = new SessionWatch({ sessionsAmiss, end: (stream) => this.#end(stream, SESSION_ENDED), log });
    this.#every(Pulse.BEAT_MS, () => this.#beat());
    this.#every(SESSIONS_MS, () => this.#sessions.check(this.#registry.all));
    this.#every(SIGNS_MS, () => this.#noteSigns(noteSigns));
    stop.addEventListener('abort', () => this.#endAll(), { once: true });
  }

  open(reader: Reader, sink: StreamSink): () => void {
    const stream = new Stream(reader, sink);
    sink.write(CONNECTED);
    sink.write(INICIO);
    this.#registry.add(stream);
    this.#pulse.add(stream);
    this.counts.open = this.#registry.all.size;
    if (this.#stop.aborted) this.#end(stream, RETURN);
    return () => this.#remove(stream);
  }

  /** Sends one event to the streams that it concerns. */
  publish(evento: Evento): void {
    if (evento.tipo === 'sessao') return void this.#sessions.check(this.#registry.concernedBy(evento));
    const readers = this.#registry.readersOf(evento);
    if (readers.length > 0) {
      const frame = eventFrame(evento);
      for (const stream of readers) this.#send(stream, frame);
    }
    if (movesTheQueue(evento)) this.#movement.note();
  }

  #send(stream: Stream, frame: Uint8Array): void {
    const dropped = stream.send(frame);
    if (stream.waits) this.#late.add(stream);
    this.counts.dropped += dropped;
    if (dropped <= 1) return;
    const { user_type, id } = stream.reader;
    this.#log.warn(
      { user_type, id, dropped: this.counts.dropped },
      'a slow reader of the stream must look at everything',
    );
  }

  #remove(stream: Stream): void {
    this.#registry.remove(stream);
    this.#pulse.remove(stream);
    this.#late.delete(stream);
    this.counts.open = this.#registry.all.size;
  }

  #end(stream: Stream, last: Uint8Array): void {
    this.#remove(stream);
    stream.end(last);
  }

  #endAll(): void {
    for (const stream of this.#registry.all) this.#end(stream, RETURN);
  }

  #beat(): void {
    for (const stream of this.#late) {
      stream.flush();
      if (!stream.waits) this.#late.delete(stream);
    }
    this.#pulse.beat();
  }

  async #noteSigns(noteSigns: StreamQuestions['noteSigns']): Promise<void> {
    const there = [...this.#registry.couriers].filter(([, own]) => [...own].some(({ present }) => present));
    if (there.length === 0) return;
    await noteSigns(there.map(([id]) => id)).catch((err) =>
      this.#log.warn({ err }, 'signs of life could not be noted'),
    );
  }

  #every(ms: number, work: () => unknown): void {
    const timer = setInterval(work, ms).unref();
    this.#stop.addEventListener('abort', () => clearInterval(timer), { once: true });
  }
}
