/** Reads a stream of buffers of any size line by line, or in blocks of whole lines. */
export class Lines {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /**
   * Returns the next line without its newline. Returns undefined after the last line, and when the text ends within a
   * line.
   */
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

  /**
   * Yields whole lines up to the line `last`, which is consumed but not yielded. Throws `cut` when the text ends before
   * it.
   */
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

/** Returns the position of the line that is exactly `text`, or -1. */
function lineIs(lines: Buffer, text: string): number {
  if (lines.indexOf(`${text}\n`) === 0) return 0;
  const before = lines.indexOf(`\n${text}\n`);
  return before === -1 ? -1 : before + 1;
}
