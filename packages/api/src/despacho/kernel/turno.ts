import { BusinessError } from '../../base/business-error.ts';
import { turnSeconds, turnsWaiting } from '../../base/measures.ts';

/** Maximum number of waiting acts in one process: one or two seconds of work. */
const ESPERAM_MAX = 1_000;
/** Maximum wait of an act, in milliseconds. The same as the wait of a request for a connection. */
const ESPERA_MAX_MS = 15_000;
/** `Retry-After` for an act that finds the queue full, in seconds. */
const VOLTE_SEGUNDOS = 2;

const filaCheia = () => new BusinessError('SERVIDOR_OCUPADO', { espera: VOLTE_SEGUNDOS });

/** No client reads this error, because the connection is closed. */
const quemSaiu = () => new BusinessError('CONEXAO_CAIU');

/** An act that waits for a turn. */
export interface Vez {
  /** start of the wait, by `performance.now()` */
  desde: number;
  /** the act shares its turn with no other act */
  sozinho: boolean;
  /** the caller closed the connection */
  saiu(): boolean;
  recusar(erro: unknown): void;
}

/**
 * A FIFO queue in memory for the acts of a process that need the same lock (ADR 0013). A waiting act holds no
 * connection and no transaction. One turn takes up to `juntos` acts.
 */
export class Turno<V extends Vez> {
  readonly #fila: V[] = [];
  readonly #juntos: number;
  readonly #fazer: (lote: V[]) => Promise<void>;
  #servindo = false;

  /** `fazer` answers all acts of a turn. */
  constructor(juntos: number, fazer: (lote: V[]) => Promise<void>) {
    this.#juntos = juntos;
    this.#fazer = fazer;
  }

  /** @throws BusinessError 503 when too many wait. */
  entrar(vez: V): void {
    if (this.#fila.length >= ESPERAM_MAX) throw filaCheia();
    this.#fila.push(vez);
    turnsWaiting.inc();
    if (!this.#servindo) void this.#servir();
  }

  async #servir(): Promise<void> {
    this.#servindo = true;
    for (let lote = this.#proximos(); lote.length > 0; lote = this.#proximos()) {
      await this.#fazer(lote).catch((erro: unknown) => {
        for (const vez of lote) vez.recusar(erro);
      });
    }
    this.#servindo = false;
  }

  /**
   * Removes and returns the acts of the next turn, in order. Rejects acts whose caller left or that waited too long.
   */
  #proximos(): V[] {
    const lote: V[] = [];
    for (let vez = this.#fila[0]; vez && this.#cabe(lote, vez); vez = this.#fila[0]) {
      this.#fila.shift();
      turnsWaiting.dec();
      const esperou = performance.now() - vez.desde;
      turnSeconds.observe(esperou / 1000);
      if (vez.saiu()) vez.recusar(quemSaiu());
      else if (esperou > ESPERA_MAX_MS) vez.recusar(filaCheia());
      else lote.push(vez);
    }
    return lote;
  }

  #cabe = ([primeira, ...outras]: V[], vez: V): boolean =>
    !primeira || (!primeira.sozinho && !vez.sozinho && outras.length + 1 < this.#juntos);
}
