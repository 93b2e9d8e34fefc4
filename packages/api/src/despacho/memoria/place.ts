import type { Listener } from '../../base/ports.ts';

/** Around a deadline the process does not claim to know on which side of it the database stands, in milliseconds. */
export const GUARD_MS = 50;

/** What the dispatch has before it: work, or nothing until a deadline falls. */
interface Look {
  agora: boolean;
  proximo_ms: number | null;
}

/**
 * Whether a run of the dispatch would change anything, for everybody who waits: one read for all of them after each event, and after
 * each deadline. A poll brings the dispatch where no process's clock does (kernel/clock.ts), so it must know of it.
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

  /** Something was offered, asked for, taken or ended. */
  moved(): void {
    this.#moves += 1;
  }

  /** It is known that nothing would change. */
  get knownStill(): boolean {
    const known = this.#known;
    return known?.moves === this.#moves && !known.work && this.#clock.latest() + GUARD_MS < known.until;
  }

  /** Nothing would change: as far as is known, or as the database says now. */
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
