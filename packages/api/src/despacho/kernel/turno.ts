import { BusinessError } from '../../base/business-error.ts';
import { turnSeconds, turnsWaiting } from '../../base/measures.ts';

/** Acts that may wait in one process: a second or two of work. */
const ESPERAM_MAX = 1_000;
/** So long an act waits at most, as a request does for a connection; in milliseconds. */
const ESPERA_MAX_MS = 15_000;
/** Whoever cannot wait is asked to come back after so long, in seconds. */
const VOLTE_SEGUNDOS = 2;

const filaCheia = () =>
  new BusinessError('SERVICE_UNAVAILABLE', 'Muitos pedidos ao mesmo tempo. Tente de novo em instantes.', {
    espera: VOLTE_SEGUNDOS,
  });

/** Nobody reads it: the connection is gone. */
const quemSaiu = () => new BusinessError('SERVICE_UNAVAILABLE', 'A conexão caiu antes da sua vez. Tente de novo.');

/** Whoever waits for a turn. */
export interface Vez {
  /** since when, by `performance.now()` */
  desde: number;
  /** shares a turn with nobody */
  sozinho: boolean;
  /** the caller left */
  saiu(): boolean;
  recusar(erro: unknown): void;
}

/**
 * One line for all of a process that want the same lock, first come, first served (decision record 0094). Who waits here holds
 * no connection and no transaction. A turn takes along those behind it, up to `juntos`.
 */
export class Turno<V extends Vez> {
  readonly #fila: V[] = [];
  readonly #juntos: number;
  readonly #fazer: (lote: V[]) => Promise<void>;
  #servindo = false;

  /** `fazer` answers everybody of a turn. */
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

  /** Those of the next turn, in their order; who left meanwhile, or waited for too long, is not served. */
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
