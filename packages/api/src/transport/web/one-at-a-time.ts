import type { Response } from 'express';

/** The most large bodies of one account that wait for the one in progress. */
const WAITING_MAX = 8;

interface Line {
  length: number;
  last: Promise<unknown>;
}

/** Admits one request of each account at a time. A request ends with its answer. */
export class OneAtATime {
  readonly #lines = new Map<string, Line>();

  /**
   * Waits for this request's turn. Returns `late` if too many wait, and `gone` if the caller has disconnected. No part
   * of the body is read before; it stays in the socket.
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
