import type { Response } from 'express';

/** Large bodies of one account that may wait for the one that is being read. */
const WAITING_MAX = 8;

interface Line {
  length: number;
  last: Promise<unknown>;
}

/** Lets one request of each account through at a time; it is over when its answer is. */
export class OneAtATime {
  readonly #lines = new Map<string, Line>();

  /**
   * Waits until it is this one's turn. `late` where too many wait already; `gone` where the caller left meanwhile. Nothing of
   * a body is read before: it stays on the line.
   */
  async turn(account: string, res: Response): Promise<'now' | 'late' | 'gone'> {
    const line = this.#lines.get(account) ?? { length: 0, last: Promise.resolve() };
    if (line.length > WAITING_MAX) return 'late';
    this.#lines.set(account, line);
    line.length += 1;
    const before = line.last;
    const over = new Promise<void>((resolve) => {
      res.once('close', resolve);
    });
    line.last = Promise.all([before, over]);
    void over.then(() => {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(account);
    });
    await before;
    return res.destroyed || res.closed ? 'gone' : 'now';
  }
}
