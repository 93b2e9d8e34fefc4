import { returning } from './error.ts';

type Listener = () => void;

/**
 * Whether the server last said that it is on its way back (503), of the page as a whole: any call that is refused so sets it,
 * any that is answered ends it.
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

/** The page's own: one page speaks with one server. */
export const serverReturning = new Returning();
