import { hash } from 'node:crypto';

/** The number of rows of a table, and a checksum that does not depend on their order. */
export interface TableSum {
  linhas: number;
  soma: string;
}

const NEWLINE = 0x0a;

/**
 * Sums the rows of a COPY text, one per line, from pieces of any size. The sum adds the first 64 bits of each row's
 * SHA-256. Two tables with the same sum have the same rows, on any server.
 */
export class RowSum {
  #linhas = 0;
  #sum = 0n;
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
    return { linhas: this.#linhas, soma: this.#sum.toString(16).padStart(16, '0') };
  }

  #row(end: Buffer): void {
    const row = this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end]);
    this.#begun = [];
    this.#linhas += 1;
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', row, 'buffer').readBigUInt64BE());
  }
}

/** Passes the pieces through and adds them to `sum`. */
export async function* summing(pieces: AsyncIterable<Buffer>, sum: RowSum): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    sum.add(piece);
    yield piece;
  }
}

export const sameSum = (a: TableSum | undefined, b: TableSum | undefined): boolean =>
  a?.linhas === b?.linhas && a?.soma === b?.soma;
