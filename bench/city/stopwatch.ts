/** Milliseconds and counts of a simulation, by name. */
export class Stopwatch {
  readonly #spent = new Map<string, { ms: number; times: number }>();

  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      const so = this.#spent.get(name) ?? { ms: 0, times: 0 };
      this.#spent.set(name, { ms: so.ms + performance.now() - start, times: so.times + 1 });
    }
  }

  /** Returns one line for each name, the slowest first. */
  lines(): string[] {
    return [...this.#spent]
      .sort(([, a], [, b]) => b.ms - a.ms)
      .map(
        ([name, { ms, times }]) =>
          `${name.padEnd(24)} ${(ms / 1000).toFixed(1).padStart(8)} s ${String(times).padStart(9)} times ${(ms / times).toFixed(2).padStart(8)} ms each`,
      );
  }
}
