/** Keys whose last change is known one by one, at most: beyond that all of them count as changed. */
const KEYS_MAX = 50_000;

/**
 * Tells whether something changed since a read of it began: what was read before and kept after would stay wrong. Whoever reads
 * takes `now` first and asks `unchanged` before each use of what was read, also right after the read.
 */
export class Epochs<Key> {
  #now = 0;
  #all = 0;
  readonly #changes = new Map<Key, number>();

  get now(): number {
    return this.#now;
  }

  change(key: Key): void {
    if (this.#changes.size >= KEYS_MAX) this.changeAll();
    this.#now += 1;
    this.#changes.set(key, this.#now);
  }

  changeAll(): void {
    this.#changes.clear();
    this.#now += 1;
    this.#all = this.#now;
  }

  unchanged(key: Key, since: number): boolean {
    return since >= this.#all && since >= (this.#changes.get(key) ?? 0);
  }
}
