/** Reads a text line by line, or block by block where the lines are rows; what comes in pieces of any size. */
export class Lines {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next line without its end; undefined after the last one, and when the text ends within a line. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end !== -1) {
        const line = this.#rest.subarray(0, end).toString();
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (!(await this.#more())) return undefined;
    }
  }

  /** Whole lines up to the one that is `last`, which is taken and not given. Throws `cut` when the text ends before it. */
  async *linesBefore(last: string, cut: Error): AsyncGenerator<Buffer> {
    for (;;) {
      const end = lineIs(this.#rest, last);
      if (end !== -1) {
        const lines = this.#rest.subarray(0, end);
        this.#rest = this.#rest.subarray(end + last.length + 1);
        if (lines.length > 0) yield lines;
        return;
      }
      const whole = this.#rest.lastIndexOf('\n') + 1;
      if (whole > 0) {
        const lines = this.#rest.subarray(0, whole);
        this.#rest = this.#rest.subarray(whole);
        yield lines;
      }
      if (!(await this.#more())) throw cut;
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next();
    if (done === true) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }
}

/** Where a line of its own reads `text`, or -1. */
function lineIs(lines: Buffer, text: string): number {
  if (lines.indexOf(`${text}\n`) === 0) return 0;
  const before = lines.indexOf(`\n${text}\n`);
  return before === -1 ? -1 : before + 1;
}
