import { esperar, type Oficio } from './work.ts';

/**
 * Lets an account answer its messages, one look at a time. A message that comes meanwhile is answered by another look,
 * so several lines in a row get one answer.
 */
export class Recados {
  readonly #oficio: Oficio;
  #olhando = false;
  #deNovo = false;

  constructor(oficio: Oficio) {
    this.#oficio = oficio;
  }

  /** Waits as long as people take to write, then answers by `olhar`. Rejects when the signal aborts. */
  async atender(signal: AbortSignal, olhar: () => Promise<void>): Promise<void> {
    this.#deNovo = true;
    if (this.#olhando) return;
    this.#olhando = true;
    try {
      while (this.#deNovo) {
        this.#deNovo = false;
        await esperar(this.#oficio, 'resposta_no_chat', signal);
        await olhar();
      }
    } finally {
      this.#olhando = false;
    }
  }
}
