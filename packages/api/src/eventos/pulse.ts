import { t } from '../transport/trpc/init.ts';
import { PING } from './frames.ts';
import type { Stream } from './stream.ts';

/** Pings go out in so many parts, spread over the interval: five thousand at once would hold up the events behind them. */
const PARTS = 14;
const PING_MS = t._config.sse?.ping?.intervalMs ?? 3_500;

/** Pings every open stream once an interval, a part of them each time `beat` is called. */
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

  /** Whoever is behind has enough to read. */
  beat(): void {
    this.#beats += 1;
    for (const stream of this.#parts[this.#beats % PARTS] ?? []) if (!stream.waits && !stream.behind) stream.send(PING);
  }
}
