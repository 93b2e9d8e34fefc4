import { InvalidConfig } from '../../base/config.ts';

/** A backslash between double quotes escapes only these characters, as in a shell. Before others it is literal. */
const ESCAPED = new Set(['"', '\\', '`', '$']);

const BLANK = /\s/;

/** The position in the text, with the line number for error messages. */
class Reader {
  readonly #text: string;
  #at = 0;
  line = 1;

  constructor(text: string) {
    this.#text = text.replaceAll('\r\n', '\n');
  }

  get next(): string | undefined {
    return this.#text[this.#at];
  }

  take(): string {
    const taken = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (taken === '\n') this.line += 1;
    return taken;
  }

  /** Takes all characters before the first of `ends`. */
  until(ends: string): string {
    let taken = '';
    while (this.next !== undefined && !ends.includes(this.next)) taken += this.take();
    return taken;
  }
}

/** Reads a quoted piece. It may contain line breaks. */
function quoted(reader: Reader, quote: string): string {
  const { line } = reader;
  let value = '';
  for (let char = reader.take(); char !== quote; char = reader.take()) {
    if (char === '') throw new InvalidConfig(`linha ${line}: uma aspa foi aberta e não fechada`);
    if (quote === '"' && char === '\\' && reader.next === '\n') reader.take();
    else if (quote === '"' && char === '\\' && ESCAPED.has(reader.next ?? '')) value += reader.take();
    else value += char;
  }
  return value;
}

/** Reads a value to the end of its line: bare and quoted pieces, without the white space around it. */
function readValue(reader: Reader): string {
  let value = '';
  /** white space that belongs to the value only if more text follows */
  let spaces = '';
  while (reader.next !== undefined && reader.next !== '\n') {
    const char = reader.take();
    if (char === ' ' || char === '\t') {
      if (value !== '') spaces += char;
      continue;
    }
    if (char === '\\' && reader.next === '\n') {
      reader.take();
      continue;
    }
    value += spaces;
    spaces = '';
    if (char === '"' || char === "'") value += quoted(reader, char);
    else value += char === '\\' ? reader.take() : char;
  }
  return value;
}

/**
 * Parses a file of variables as systemd's `EnvironmentFile=` does, so that a command gets exactly the service's
 * environment. A shell that sources the file would end an unquoted value at `&` without an error. Expands no variables.
 * Refuses a line without an assignment, which systemd would skip, because its meaning would be lost.
 * @throws InvalidConfig
 */
export function parseEnvFile(text: string): Record<string, string> {
  const reader = new Reader(text);
  const found: Record<string, string> = {};
  while (reader.next !== undefined) {
    const line = reader.line;
    if (BLANK.test(reader.next)) {
      reader.take();
      continue;
    }
    if (reader.next === '#' || reader.next === ';') {
      reader.until('\n');
      continue;
    }
    const name = reader.until('=\n').trim();
    if (reader.next !== '=' || !/^[A-Za-z_]\w*$/.test(name))
      throw new InvalidConfig(`linha ${line}: não é NOME=valor (sem export, sem espaços no nome)`);
    reader.take();
    found[name] = readValue(reader);
  }
  return found;
}
