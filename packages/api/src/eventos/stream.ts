import type { Reader, StreamSink } from '../base/stream-ports.ts';
import type { Wire } from './wire.ts';

/** Unread bytes in the response above which a reader counts as behind. */
const BEHIND_BYTES = 16_384;
/** Maximum number of frames that wait for a reader who is behind. */
const WAITING_MAX = 32;

/**
 * One open stream. Frames wait here while the reader is behind. Above the limit, one 'read everything again' frame
 * replaces them.
 */
export class Stream {
  readonly reader: Reader;
  readonly wire: Wire;
  /** The last frame about the queue that this reader got. Null before the first. */
  toldQueue: Uint8Array | null = null;
  /**
   * The session had no request for minutes. An open connection alone does not prove that a person is there
   * (session-watch.ts).
   */
  quiet = false;
  readonly #sink: StreamSink;
  #waiting: Uint8Array[] = [];
  /** 'Read everything again' waits, and stands for all frames that come meanwhile. */
  #gap = false;

  constructor(reader: Reader, sink: StreamSink, wire: Wire) {
    this.reader = reader;
    this.#sink = sink;
    this.wire = wire;
  }

  /** The reader is slower than the writes. */
  get behind(): boolean {
    return this.#sink.writableLength > BEHIND_BYTES;
  }

  /** A person is there: the stream is read, and requests come now and then. */
  get present(): boolean {
    return !this.quiet && !this.behind;
  }

  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Writes a frame, or queues it. Returns the number of events that 'read everything again' replaced. */
  send(frame: Uint8Array): number {
    if (!this.waits && !this.behind) {
      this.#sink.write(frame);
      return 0;
    }
    if (this.#gap) return 1;
    if (this.#waiting.length < WAITING_MAX) {
      this.#waiting.push(frame);
      return 0;
    }
    const dropped = this.#waiting.length + 1;
    this.#waiting = [this.wire.readAgain()];
    this.#gap = true;
    return dropped;
  }

  /** Writes the waiting frames once the reader has caught up. */
  flush(): void {
    if (this.behind) return;
    for (const frame of this.#waiting) this.#sink.write(frame);
    this.#waiting = [];
    this.#gap = false;
  }

  end(last: Uint8Array): void {
    this.#waiting = [];
    this.#sink.end(last);
  }
}
