import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Figures } from '../harness/row.ts';

const MICROSECONDS = 1000;

const record = (histogram: RecordableHistogram, ms: number) =>
  histogram.record(Math.max(1, Math.round(ms * MICROSECONDS)));

/** What the clients saw. Everything counts from `restart` on, but a request is followed to its end. */
export class Ledger {
  /** Answers of 500 and more, 401, 403 and 429, calls and streams that broke. */
  faults = 0;
  /** When the shop asked, by request, until somebody took it. */
  readonly #open = new Map<number, number>();
  readonly #offered = new Set<number>();
  #asked = 0;
  #taken = 0;
  #first = createHistogram();
  #call = createHistogram();

  restart(): void {
    this.faults = 0;
    this.#asked = 0;
    this.#taken = 0;
    this.#open.clear();
    this.#offered.clear();
    this.#first = createHistogram();
    this.#call = createHistogram();
  }

  called(status: number, ms: number): void {
    record(this.#call, ms);
    if (status === 0 || status >= 500 || [401, 403, 429].includes(status)) this.faults += 1;
  }

  asked(id: number, at: number): void {
    this.#asked += 1;
    this.#open.set(id, at);
    const seen = this.#seen.get(id);
    if (seen !== undefined) this.offered(id, seen);
  }

  /** An offer may be seen before the shop has read the answer to its request. */
  readonly #seen = new Map<number, number>();

  /** A courier's browser heard at `at` (`performance.now()`) that there is an offer, which turned out to be of this request. */
  offered(id: number, at: number): void {
    const start = this.#open.get(id);
    if (start === undefined) {
      if (!this.#offered.has(id)) this.#seen.set(id, Math.min(at, this.#seen.get(id) ?? at));
      return;
    }
    this.#seen.delete(id);
    if (this.#offered.has(id)) return;
    this.#offered.add(id);
    record(this.#first, at - start);
  }

  taken(id: number): void {
    if (this.#open.delete(id)) this.#taken += 1;
  }

  get waiting(): number {
    return this.#open.size;
  }

  /** What became of the requests that were made in so many seconds. */
  requests(seconds: number): Figures {
    return {
      asked: this.#asked,
      taken: this.#taken,
      unserved: this.#open.size,
      unoffered: this.#asked - this.#offered.size,
      'per hour': (this.#asked / seconds) * 3600,
      'offer p50': this.#first.percentile(50) / MICROSECONDS,
      'offer p99': this.#first.percentile(99) / MICROSECONDS,
      faults: this.faults,
    };
  }

  /** What the calls of the last so many seconds took. */
  calls(seconds: number): Figures {
    return {
      'calls a second': this.#call.count / seconds,
      'call p50': this.#call.percentile(50) / MICROSECONDS,
      'call p99': this.#call.percentile(99) / MICROSECONDS,
    };
  }
}
