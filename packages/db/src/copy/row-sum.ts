import { hash } from 'node:crypto';

/** How many rows a table has, and a sum of them that does not depend on their order. */
export interface TableSum {
  linhas: number;
  soma: string;
}

const NEWLINE = 0x0a;

/**
 * Adds up rows in the text form of COPY, one per line, as they pass in pieces of any size: the first 64 bits of each row's SHA-256,
 * added. Two tables with the same sum have the same rows, whatever server holds them.
 */
export class RowSum {
  #linhas = 0;
  #soma = 0n;
  #begun: Buffer[] = [];

  add(piece: Buffer): void {
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      this.#row(piece.subarray(from, end));
      from = end + 1;
    }
    if (from < piece.length) this.#begun.push(piece.subarray(from));
  }

  get sum(): TableSum {
    return { linhas: this.#linhas, soma: this.#soma.toString(16).padStart(16, '0') };
  }

  #row(end: Buffer): void {
    const row = this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end]);
    this.#begun = [];
    this.#linhas += 1;
    this.#soma = BigInt.asUintN(64, this.#soma + hash('sha256', row, 'buffer').readBigUInt64BE());
  }
}

/** The same pieces, added up on their way. */
export async function* summing(pieces: AsyncIterable<Buffer>, sum: RowSum): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sum.add(piece);
    yield piece;
  }
}

export const sameSum = (a: TableSum | undefined, b: TableSum | undefined): boolean =>
  a?.linhas === b?.linhas && a?.soma === b?.soma;
