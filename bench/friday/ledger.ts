import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Figures } from '../harness/row.ts';

const MICROSECONDS = 1000;

const record = (histogram: RecordableHistogram, ms: number) =>
  histogram.record(Math.max(1, Math.round(ms * MICROSECONDS)));

/** The clients' measurements. Everything counts from `restart` on, but each request is followed to its end. */
export class Ledger {
  /** Answers with 500 and above, 401, 403 and 429, and broken calls and streams. */
  faults = 0;
  /** The instant of each request that no courier has accepted. */
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

  /** Couriers may see an offer before the shop has read the answer to its request. */
  readonly #seen = new Map<number, number>();

  /** Notes that a courier's browser got news at `at` (`performance.now()`) of an offer for this request. */
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

  /** Returns the figures of the requests made in these seconds. */
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

  /** Returns the latencies of the calls in the last seconds. */
  calls(seconds: number): Figures {
    return {
      'calls a second': this.#call.count / seconds,
      'call p50': this.#call.percentile(50) / MICROSECONDS,
      'call p99': this.#call.percentile(99) / MICROSECONDS,
    };
  }
}
