/** An event at a second of the day. If two events have the same second, the earlier entry runs first. */
interface Item {
  segundo: number;
  ordem: number;
  act: () => Promise<void>;
}

const antes = (a: Item, b: Item) => a.segundo < b.segundo || (a.segundo === b.segundo && a.ordem < b.ordem);

/** The pending events in order of time. The heap keeps the cost of each event low with 100,000 of them. */
export class Agenda {
  readonly #itens: Item[] = [];
  #ordem = 0;
  agora = 0;

  em(segundo: number, act: () => Promise<void>): void {
    this.#ordem += 1;
    this.#startUp({ segundo: Math.max(segundo, this.agora), ordem: this.#ordem, act });
  }

  daqui(seconds: number, act: () => Promise<void>): void {
    this.em(this.agora + seconds, act);
  }

  get restam(): number {
    return this.#itens.length;
  }

  /** Runs the next item at its second. */
  async proximo(): Promise<boolean> {
    const item = this.#tirar();
    if (!item) return false;
    this.agora = item.segundo;
    await item.act();
    return true;
  }

  #startUp(item: Item): void {
    let lugar = this.#itens.length;
    while (lugar > 0) {
      const parent = (lugar - 1) >> 1;
      const outro = this.#itens[parent];
      if (!outro || antes(outro, item)) break;
      this.#itens[lugar] = outro;
      lugar = parent;
    }
    this.#itens[lugar] = item;
  }

  #tirar(): Item | undefined {
    const primeiro = this.#itens[0];
    const ultimo = this.#itens.pop();
    if (ultimo && this.#itens.length > 0) this.#descer(ultimo);
    return primeiro;
  }

  #descer(item: Item): void {
    let lugar = 0;
    for (;;) {
      const [left, right] = [this.#itens[2 * lugar + 1], this.#itens[2 * lugar + 2]];
      const smaller = right && left && antes(right, left) ? right : left;
      if (!smaller || antes(item, smaller)) break;
      this.#itens[lugar] = smaller;
      lugar = smaller === right ? 2 * lugar + 2 : 2 * lugar + 1;
    }
    this.#itens[lugar] = item;
  }
}
