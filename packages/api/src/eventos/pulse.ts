import { t } from '../transport/trpc/init.ts';
import type { Stream } from './stream.ts';

/** Number of parts of the pings of one interval. Five thousand pings at once would delay the events after them. */
const PARTS = 14;
const PING_MS = t._config.sse?.ping?.intervalMs ?? 3_500;

/** Pings every open stream once per interval. Each call of `beat` pings one part of them. */
export class Pulse {
  static readonly BEAT_MS = PING_MS / PARTS;
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Stream>());
  readonly #partOf = new WeakMap<Stream, Set<Stream>>();
  #next = 0;
  #beats = 0;

  add(stream: Stream): void {
    this.#next += 1;
    const part = this.#parts[this.#next % PARTS];
    if (!part) return;
    part.add(stream);
    this.#partOf.set(stream, part);
  }

  remove(stream: Stream): void {
    this.#partOf.get(stream)?.delete(stream);
  }

  /** Pings one part of the streams. A reader who is behind needs no ping, because unread frames wait for them. */
  beat(): void {
    this.#beats += 1;
    for (const stream of this.#parts[this.#beats % PARTS] ?? [])
      if (!stream.waits && !stream.behind) {
        stream.send(stream.wire.ping());
      }
  }
}
