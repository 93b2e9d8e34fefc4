/** An answered clock query: when it was sent and answered (`performance.now()`), and the instant that it returned. */
export interface Answered {
  asked: number;
  answered: number;
  /** milliseconds since 1970 */
  instant: number;
}

/**
 * Estimates the database's clock from the last answer and the local monotonic clock. The delay of the answer is
 * unknown, so the true time lies between `earliest` and `latest`, in milliseconds since 1970.
 */
export class DatabaseClock {
  #last: Answered = { asked: Number.NEGATIVE_INFINITY, answered: 0, instant: 0 };

  note(answered: Answered): void {
    this.#last = answered;
  }

  /** Milliseconds since the last answered query was sent. */
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
