import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

type Change = readonly [collection: string, id: string, value: unknown];

/** Rows by id, kept in memory and in the journal. A row is replaced as a whole. */
export interface Collection<T> {
  get(id: string): T | undefined;
  set(id: string, value: T): void;
  delete(id: string): void;
  /** Returns all rows in the order of their first writing. */
  all(): T[];
}

/**
 * The bank's durable state: a file with one line for each commit, read again at the start. Whoever dies in the middle
 * of a line loses this line only.
 */
export class Journal {
  readonly #path: string | null;
  readonly #rows = new Map<string, Map<string, unknown>>();
  #pending: Change[] | null = null;

  /** Without a path, the state lives as long as the object. */
  constructor(path: string | null) {
    this.#path = path;
    if (path !== null && existsSync(path)) this.#replay(path);
  }

  #replay(path: string): void {
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
    for (const line of whole.split('\n').filter(Boolean))
      for (const change of JSON.parse(line) as Change[]) this.#apply(change);
  }

  #of(name: string): Map<string, unknown> {
    const rows = this.#rows.get(name) ?? new Map<string, unknown>();
    this.#rows.set(name, rows);
    return rows;
  }

  #apply([name, id, value]: Change): void {
    if (value === null) this.#of(name).delete(id);
    else this.#of(name).set(id, value);
  }

  #write(change: Change): void {
    this.#apply(change);
    if (this.#pending) this.#pending.push(change);
    else this.#append([change]);
  }

  #append(changes: readonly Change[]): void {
    if (this.#path !== null && changes.length > 0) appendFileSync(this.#path, `${JSON.stringify(changes)}\n`);
  }

  /** Runs `work` and writes its changes as one commit. `work` checks everything before its first change. */
  atomic<T>(work: () => T): T {
    if (this.#pending) return work();
    const changes: Change[] = [];
    this.#pending = changes;
    try {
      return work();
    } finally {
      this.#pending = null;
      this.#append(changes);
    }
  }

  collection<T>(name: string): Collection<T> {
    return {
      get: (id) => this.#of(name).get(id) as T | undefined,
      set: (id, value) => this.#write([name, id, value]),
      delete: (id) => this.#write([name, id, null]),
      all: () => [...this.#of(name).values()] as T[],
    };
  }
}
