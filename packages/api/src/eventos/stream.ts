import type { Reader, StreamSink } from '../base/ports.ts';
import { INICIO } from './frames.ts';

/** Bytes that may wait in the response before its reader counts as behind. */
const BEHIND_BYTES = 16_384;
/** Frames that wait for a reader who is behind, at most. */
const WAITING_MAX = 32;

/**
 * One open stream. What its reader does not take waits here, bounded: beyond that they are told to look at everything, once,
 * in place of all of it.
 */
export class Stream {
  readonly reader: Reader;
  /** The queue as they were told of it last; null before the first. */
  toldQueue: Uint8Array | null = null;
  /** No request came with this session for minutes: an open connection says nothing of who holds it (session-watch.ts). */
  quiet = false;
  readonly #sink: StreamSink;
  #waiting: Uint8Array[] = [];

  constructor(reader: Reader, sink: StreamSink) {
    this.reader = reader;
    this.#sink = sink;
  }

  /** The reader does not take what is written. */
  get behind(): boolean {
    return this.#sink.writableLength > BEHIND_BYTES;
  }

  /** Somebody is there: they read, and they ask now and then. */
  get present(): boolean {
    return !this.quiet && !this.behind;
  }

  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Writes a frame, or lets it wait. Returns how many hints were given up for a 'look at everything'. */
  send(frame: Uint8Array): number {
    if (!this.waits && !this.behind) {
      this.#sink.write(frame);
      return 0;
    }
    if (this.#waiting[0] === INICIO) return 1;
    if (this.#waiting.length < WAITING_MAX) {
      this.#waiting.push(frame);
      return 0;
    }
    const dropped = this.#waiting.length + 1;
    this.#waiting = [INICIO];
    return dropped;
  }

  /** Writes what waited, as soon as the reader takes it again. */
  flush(): void {
    if (this.behind) return;
    for (const frame of this.#waiting) this.#sink.write(frame);
    this.#waiting = [];
  }

  end(last: Uint8Array): void {
    this.#waiting = [];
    this.#sink.end(last);
  }
}
