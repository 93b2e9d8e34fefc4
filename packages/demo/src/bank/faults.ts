import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import { Problem } from './problem.ts';

/** When the bank dies in a call: before it does anything, or after it has done everything but answer. */
export type DiesWhen = 'antes' | 'depois';

/** What goes wrong with the next calls. Each number counts down with the calls that it hits. */
export class Faults {
  #refused = 0;
  #retryAfter = 1;
  #dying: DiesWhen[] = [];
  #late: { calls: number; ms: number } = { calls: 0, ms: 0 };

  /** Refuses the next calls with 503 and `Retry-After`, in seconds. */
  refuse(calls: number, retryAfter = 1): void {
    this.#refused = calls;
    this.#retryAfter = retryAfter;
  }

  /** Cuts the line of the next calls. */
  die(...when: DiesWhen[]): void {
    this.#dying.push(...when);
  }

  /** Answers the next calls late. */
  delay(calls: number, ms: number): void {
    this.#late = { calls, ms };
  }

  /** Lets every call pass again. */
  heal(): void {
    this.#refused = 0;
    this.#dying = [];
    this.#late = { calls: 0, ms: 0 };
  }

  /** Applies the faults to a call. Returns whether its answer is cut off. Throws `Problem` for a refusal. */
  async strike(res: Response): Promise<{ cutAnswer: boolean }> {
    if (this.#refused > 0) {
      this.#refused -= 1;
      res.setHeader('retry-after', String(this.#retryAfter));
      throw new Problem('ServicoIndisponivel', 'O serviço está em manutenção.');
    }
    if (this.#late.calls > 0) {
      this.#late.calls -= 1;
      await wait(this.#late.ms);
    }
    const dies = this.#dying.shift();
    if (dies === 'antes') res.socket?.destroy();
    return { cutAnswer: dies === 'depois' };
  }
}
