import { returning } from './error.ts';

type Listener = () => void;

/**
 * Whether the server's last answer was a 503 because its database is not up yet. The whole page has one state. A call
 * with this refusal sets it, and any answered call ends it.
 */
export class Returning {
  #now = false;
  readonly #listeners = new Set<Listener>();

  get now(): boolean {
    return this.#now;
  }

  failed(erro: unknown): void {
    if (returning(erro)) this.#set(true);
  }

  answered(): void {
    this.#set(false);
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(now: boolean): void {
    if (now === this.#now) return;
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

/** The state of this page, which speaks with one server. */
export const serverReturning = new Returning();
