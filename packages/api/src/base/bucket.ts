/** Number of buckets in memory above which full buckets are deleted. */
const GUARDADOS_MAX = 5_000;

interface Balde {
  resta: number;
  /** when it was counted, in milliseconds */
  quando: number;
}

/**
 * Token buckets by key, in this process's memory. `porSegundo` tokens come back each second, up to `rajada`.
 * `porSegundo` 0 switches the limit off.
 */
export class Buckets {
  readonly #porSegundo: number;
  readonly #rajada: number;
  readonly #buckets = new Map<string, Balde>();
  #limparAcima = GUARDADOS_MAX;

  constructor(porSegundo: number, rajada: number) {
    this.#porSegundo = porSegundo;
    this.#rajada = rajada;
  }

  get guardados(): number {
    return this.#buckets.size;
  }

  #agora({ resta, quando }: Balde, agora: number): number {
    return Math.min(this.#rajada, resta + ((agora - quando) / 1000) * this.#porSegundo);
  }

  /**
   * Deletes full buckets, which are the same as no bucket. It runs only after the map has doubled, so the average cost
   * is constant.
   */
  #limpar(agora: number): void {
    if (this.#buckets.size <= this.#limparAcima) return;
    for (const [chave, bucket] of this.#buckets) {
      if (this.#agora(bucket, agora) >= this.#rajada) this.#buckets.delete(chave);
    }
    this.#limparAcima = Math.max(GUARDADOS_MAX, 2 * this.#buckets.size);
  }

  /**
   * Takes `quantas` tokens out of the bucket of `chave`. Returns 0 if they were there, else the whole seconds until
   * they will be.
   */
  tirar(chave: string, quantas = 1, agora = performance.now()): number {
    if (this.#porSegundo === 0) return 0;
    const bucket = this.#buckets.get(chave) ?? { resta: this.#rajada, quando: agora };
    const resta = this.#agora(bucket, agora);
    if (resta < quantas) return Math.ceil((quantas - resta) / this.#porSegundo);
    this.#buckets.set(chave, { resta: resta - quantas, quando: agora });
    this.#limpar(agora);
    return 0;
  }

  /** Puts back one token that was taken before. */
  devolver(chave: string): void {
    const bucket = this.#buckets.get(chave);
    if (bucket) bucket.resta = Math.min(this.#rajada, bucket.resta + 1);
  }
}
