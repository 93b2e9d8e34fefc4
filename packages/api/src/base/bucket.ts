/** Number of buckets in memory above which full buckets are deleted. */
const BUCKETS_KEPT = 5_000;

interface Bucket {
  left: number;
  /** when it was counted, in milliseconds */
  countedAt: number;
}

/**
 * Token buckets by key, in this process's memory. `perSecond` tokens come back each second, up to `burst`.
 * `perSecond` 0 switches the limit off.
 */
export class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();
  #clearAbove = BUCKETS_KEPT;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** The most tokens of a bucket, and the seconds in which an empty one fills. Null if the limit is off. */
  get policy(): { burst: number; seconds: number } | null {
    return this.#perSecond === 0 ? null : { burst: this.#burst, seconds: Math.ceil(this.#burst / this.#perSecond) };
  }

  get size(): number {
    return this.#buckets.size;
  }

  #leftNow({ left, countedAt }: Bucket, now: number): number {
    return Math.min(this.#burst, left + ((now - countedAt) / 1000) * this.#perSecond);
  }

  /**
   * Deletes full buckets, which are the same as no bucket. It runs only after the map has doubled, so the average cost
   * is constant.
   */
  #clearFull(now: number): void {
    if (this.#buckets.size <= this.#clearAbove) return;
    for (const [key, bucket] of this.#buckets) {
      if (this.#leftNow(bucket, now) >= this.#burst) this.#buckets.delete(key);
    }
    this.#clearAbove = Math.max(BUCKETS_KEPT, 2 * this.#buckets.size);
  }

  /**
   * Takes `tokens` tokens out of the bucket of `key`. Returns 0 if they were there, else the whole seconds until
   * they will be.
   */
  take(key: string, tokens = 1, now = performance.now()): number {
    if (this.#perSecond === 0) return 0;
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, countedAt: now };
    const left = this.#leftNow(bucket, now);
    if (left < tokens) return Math.ceil((tokens - left) / this.#perSecond);
    this.#buckets.set(key, { left: left - tokens, countedAt: now });
    this.#clearFull(now);
    return 0;
  }

  /** Returns the whole tokens of the bucket of `key`, and the whole seconds until the bucket is full again. */
  leftIn(key: string, now = performance.now()): { left: number; fullIn: number } {
    const bucket = this.#buckets.get(key);
    const left = bucket ? this.#leftNow(bucket, now) : this.#burst;
    return { left: Math.floor(left), fullIn: Math.ceil((this.#burst - left) / this.#perSecond) };
  }

  /** Puts back one token that was taken before. */
  putBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.left = Math.min(this.#burst, bucket.left + 1);
  }
}
