interface Espera {
  /** When it ends, in milliseconds of `performance.now()`. */
  fim: number;
  timer: NodeJS.Timeout;
  acabar(): void;
}

/** The town's waits, in seconds of life. At a faster pace they are shorter, those that have begun too. */
export class Relogio {
  readonly #esperas = new Set<Espera>();
  #ritmo = 1;
  #vivida = 0;
  #desde = performance.now();

  get ritmo(): number {
    return this.#ritmo;
  }

  /** Seconds of life since the beginning. They count faster at a faster pace. */
  get vida(): number {
    return this.#vivida + ((performance.now() - this.#desde) / 1000) * this.#ritmo;
  }

  /** Changes the pace. What is left of each wait gets the new pace. */
  mudar(ritmo: number): void {
    [this.#vivida, this.#desde] = [this.vida, performance.now()];
    const vezes = this.#ritmo / ritmo;
    this.#ritmo = ritmo;
    if (vezes === 1) return;
    for (const espera of this.#esperas) {
      clearTimeout(espera.timer);
      const resta = Math.max(0, espera.fim - performance.now()) * vezes;
      espera.fim = performance.now() + resta;
      espera.timer = setTimeout(espera.acabar, resta);
    }
  }

  /** Waits. Rejects when the signal aborts. */
  espera(segundos: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const ms = (segundos * 1000) / this.#ritmo;
      const largar = () => {
        clearTimeout(espera.timer);
        this.#esperas.delete(espera);
        signal.removeEventListener('abort', parar);
      };
      const parar = () => {
        largar();
        reject(signal.reason);
      };
      const acabar = () => {
        largar();
        resolve();
      };
      const espera: Espera = { fim: performance.now() + ms, timer: setTimeout(acabar, ms), acabar };
      this.#esperas.add(espera);
      signal.addEventListener('abort', parar, { once: true });
    });
  }
}
