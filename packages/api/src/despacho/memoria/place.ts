import type { Listener } from '../../base/stream-ports.ts';

/**
 * Tolerance around a deadline, in milliseconds. Within it the process does not know whether the database has passed the
 * deadline.
 */
export const GUARD_MS = 50;

/** Whether the dispatch has work now, and the time until its next deadline. */
interface Look {
  agora: boolean;
  proximo_ms: number | null;
}

/**
 * Knows whether a run of the dispatch would change anything, for all couriers who wait. Reads the database once after
 * each event and after each deadline.
 * Where no process runs the clock (kernel/clock.ts), polls run the dispatch, so a poll must notice due work.
 */
export class Place {
  readonly #clock: Listener['clock'];
  readonly #look: () => Promise<Look>;
  #moves = 0;
  #known: { moves: number; work: boolean; until: number } | null = null;
  #reading: { moves: number; still: Promise<boolean> } | null = null;

  constructor(clock: Listener['clock'], look: () => Promise<Look>) {
    this.#clock = clock;
    this.#look = look;
  }

  /** Records a change of the queue: an offer, a request, an acceptance or an end. */
  moved(): void {
    this.#moves += 1;
  }

  /** True if the process knows that a run would change nothing. */
  get knownStill(): boolean {
    const known = this.#known;
    return known?.moves === this.#moves && !known.work && this.#clock.latest() + GUARD_MS < known.until;
  }

  /** Returns whether a run would change nothing, from memory or from the database. */
  still(): boolean | Promise<boolean> {
    if (this.knownStill) return true;
    if (this.#reading?.moves !== this.#moves) this.#reading = { moves: this.#moves, still: this.#read(this.#moves) };
    return this.#reading.still;
  }

  async #read(moves: number): Promise<boolean> {
    const asked = this.#clock.earliest();
    try {
      const { agora, proximo_ms } = await this.#look();
      this.#known = { moves, work: agora, until: proximo_ms === null ? Number.POSITIVE_INFINITY : asked + proximo_ms };
      return !agora;
    } finally {
      if (this.#reading?.moves === moves) this.#reading = null;
    }
  }
}
