import type { Logger } from 'pino';
import type { Reader, RecentEvents, Said, StreamSink, Streams } from '../base/stream-ports.ts';
import { ClientWire } from './client-wire.ts';
import { CONNECTED, INICIO, PANEL } from './panel-wire.ts';
import { Pulse } from './pulse.ts';
import { movesTheQueue, QueueMovement, type QueueNow } from './queue-movement.ts';
import { getsAtOnce, Registry } from './registry.ts';
import { type Amiss, type KeyAmiss, SessionWatch } from './session-watch.ts';
import { Stream } from './stream.ts';

/** Interval of the signs of life for all couriers with an open stream, in milliseconds. */
const SIGNS_MS = 4_000;
/** Interval of the check of all open streams' sessions, in milliseconds. */
const SESSIONS_MS = 10_000;
/** Maximum number of events that a reader gets afterwards. With more, reading everything again is cheaper. */
const MISSED_MAX = 500;

/** The queries that the streams need, each with one statement for all streams. */
export interface StreamQuestions {
  /** returns the numbers of the queues, with the places of these couriers */
  queueNow: (entregador_ids: number[]) => Promise<QueueNow>;
  /** returns those of these sessions that ended or are quiet */
  sessionsAmiss: (sessions: string[]) => Promise<Amiss[]>;
  /** returns those of these API keys that may no longer read */
  keysAmiss: (keys: string[]) => Promise<KeyAmiss[]>;
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
  readonly #recent: RecentEvents;
  readonly #client: ClientWire;

  /** All streams end when `stop` aborts. Their clients reconnect to another process. */
  constructor(
    { log, recent, stopping }: { log: Logger; recent: RecentEvents; stopping: AbortSignal },
    { queueNow, sessionsAmiss, keysAmiss, noteSigns }: StreamQuestions,
  ) {
    this.#log = log;
    this.#stop = stopping;
    this.#recent = recent;
    this.#client = new ClientWire(recent);
    const send = (stream: Stream, frame: Uint8Array) => this.#send(stream, frame);
    this.#movement = new QueueMovement({ registry: this.#registry, send, queueNow, log }, stopping);
    this.#sessions = new SessionWatch({
      sessionsAmiss,
      keysAmiss,
      end: (stream, codigo) => this.#end(stream, stream.wire.ended(codigo)),
      log,
    });
    this.#every(Pulse.BEAT_MS, () => this.#beat());
    this.#every(SESSIONS_MS, () => this.#sessions.check(this.#registry.all));
    this.#every(SIGNS_MS, () => this.#noteSigns(noteSigns));
    stopping.addEventListener('abort', () => this.#endAll(), { once: true });
  }

  open(reader: Reader, sink: StreamSink, client?: { after: string | null }): () => void {
    const stream = new Stream(reader, sink, client ? this.#client : PANEL);
    if (client) this.#begin(stream, sink, client.after);
    else for (const frame of [CONNECTED, INICIO]) sink.write(frame);
    this.#registry.add(stream);
    this.#pulse.add(stream);
    this.counts.open = this.#registry.all.size;
    // The numbers of the queue have no ids. The next report brings them to a reader who came back.
    if (client && client.after !== null && reader.user_type !== 'comercio') this.#movement.note();
    if (this.#stop.aborted) this.#end(stream, stream.wire.bye);
    return () => this.#remove(stream);
  }

  /** Writes what the reader missed since the event `after`, as far as they may know of it, or tells of the gap. */
  #begin({ reader }: Stream, sink: StreamSink, after: string | null): void {
    const wire = this.#client;
    sink.write(wire.retry());
    if (after === null) return void sink.write(wire.begin());
    const missed = this.#recent.after(after, (evento) => getsAtOnce(reader, evento), MISSED_MAX);
    if (!missed) return void sink.write(wire.readAgain());
    for (const said of missed) sink.write(wire.event(said));
    sink.write(wire.ping());
  }

  /** Sends one event to the streams that it concerns. */
  publish(said: Said): void {
    const { evento } = said;
    if (evento.tipo === 'sessao') return void this.#sessions.check(this.#registry.concernedBy(evento));
    for (const stream of this.#registry.readersOf(evento))
      this.#send(stream, evento.tipo === 'inicio' ? stream.wire.readAgain() : stream.wire.event(said));
    if (movesTheQueue(evento)) this.#movement.note();
  }

  /** Tells clients of a gap: this release did not understand an event. An open panel knows no newer events. */
  missed(): void {
    for (const stream of this.#registry.all)
      if (stream.wire === this.#client) this.#send(stream, stream.wire.readAgain());
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
    for (const stream of this.#registry.all) this.#end(stream, stream.wire.bye);
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
