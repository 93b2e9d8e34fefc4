/** Lets so many through at once; the others wait in the order in which they came. */
export class Turnstile {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number) {
    this.free = places;
  }

  /** Runs it as soon as there is a place. */
  async through<T>(act: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((next) => this.waiting.push(next));
    try {
      return await act();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
