/** Buckets kept in memory before those that are full again are dropped. */
const GUARDADOS_MAX = 5_000;

interface Balde {
  resta: number;
  /** when it was counted, in milliseconds */
  quando: number;
}

/** Token buckets by key, in this process's memory: `porSegundo` come back each second, up to `rajada`. 0 switches it off. */
export class Baldes {
  readonly #porSegundo: number;
  readonly #rajada: number;
  readonly #baldes = new Map<string, Balde>();
  #limparAcima = GUARDADOS_MAX;

  constructor(porSegundo: number, rajada: number) {
    this.#porSegundo = porSegundo;
    this.#rajada = rajada;
  }

  get guardados(): number {
    return this.#baldes.size;
  }

  #agora({ resta, quando }: Balde, agora: number): number {
    return Math.min(this.#rajada, resta + ((agora - quando) / 1000) * this.#porSegundo);
  }

  /** A full bucket is as good as none. Looked at only after the map has doubled, so that it costs nothing on average. */
  #limpar(agora: number): void {
    if (this.#baldes.size <= this.#limparAcima) return;
    for (const [chave, balde] of this.#baldes) {
      if (this.#agora(balde, agora) >= this.#rajada) this.#baldes.delete(chave);
    }
    this.#limparAcima = Math.max(GUARDADOS_MAX, 2 * this.#baldes.size);
  }

  /** Takes `quantas` out of the bucket of `chave`: 0 when they were there, else the whole seconds until they will be. */
  tirar(chave: string, quantas = 1, agora = performance.now()): number {
    if (this.#porSegundo === 0) return 0;
    const balde = this.#baldes.get(chave) ?? { resta: this.#rajada, quando: agora };
    const resta = this.#agora(balde, agora);
    if (resta < quantas) return Math.ceil((quantas - resta) / this.#porSegundo);
    this.#baldes.set(chave, { resta: resta - quantas, quando: agora });
    this.#limpar(agora);
    return 0;
  }
}
