/** A question that a line asked: when it went out and when its answer was here (`performance.now()`), and what the database's clock said between. */
export interface Answered {
  asked: number;
  answered: number;
  /** milliseconds since 1970 */
  instant: number;
}

/**
 * The database's clock as the answers of a line tell it. Between two answers a clock goes on that nobody sets; the way that an answer
 * took is what is not known: the truth lies between `earliest` and `latest`, milliseconds since 1970.
 */
export class DatabaseClock {
  #last: Answered = { asked: Number.NEGATIVE_INFINITY, answered: 0, instant: 0 };

  note(answered: Answered): void {
    this.#last = answered;
  }

  /** Milliseconds since the last question that was answered went out. */
  get age(): number {
    return performance.now() - this.#last.asked;
  }

  earliest(): number {
    return this.#last.instant + performance.now() - this.#last.answered;
  }

  latest(): number {
    return this.#last.instant + this.age;
  }
}
