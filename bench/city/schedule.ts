/** Something that happens at a second of the day; of two at one second the earlier entered comes first. */
interface Item {
  segundo: number;
  ordem: number;
  fazer: () => Promise<void>;
}

/** What is still to happen, in order of time. */
export class Agenda {
  #itens: Item[] = [];
  #ordem = 0;
  agora = 0;

  em(segundo: number, fazer: () => Promise<void>): void {
    this.#ordem += 1;
    const item = { segundo: Math.max(segundo, this.agora), ordem: this.#ordem, fazer };
    const i = this.#itens.findLastIndex(
      (outro) => outro.segundo < item.segundo || (outro.segundo === item.segundo && outro.ordem < item.ordem),
    );
    this.#itens.splice(i + 1, 0, item);
  }

  daqui(segundos: number, fazer: () => Promise<void>): void {
    this.em(this.agora + segundos, fazer);
  }

  get restam(): number {
    return this.#itens.length;
  }

  /** Runs the next item after `mover` has set the clock to its second. */
  async proximo(mover: (segundo: number) => Promise<void>): Promise<boolean> {
    const item = this.#itens.shift();
    if (!item) return false;
    this.agora = item.segundo;
    await mover(item.segundo);
    await item.fazer();
    return true;
  }
}
