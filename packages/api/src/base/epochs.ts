/** Maximum number of keys with a known last change. Beyond it, all keys count as changed. */
const KEYS_MAX = 50_000;

/**
 * Tells whether a key changed since a read of it began, so that no outdated value is kept.
 * A reader takes `now` before the read. It calls `unchanged` before each use of the value, also right after the read.
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
