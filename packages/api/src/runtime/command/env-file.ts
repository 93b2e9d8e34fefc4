import { InvalidConfig } from '../../base/config.ts';

/** Between double quotes a backslash stands only before these, as in a shell; before anything else it is itself. */
const ESCAPED = new Set(['"', '\\', '`', '$']);

const BLANK = /\s/;

/** Where the reading stands: what is left, and the line for whoever has to mend it. */
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

  /** Everything up to one of `ends`, which stays. */
  until(ends: string): string {
    let taken = '';
    while (this.next !== undefined && !ends.includes(this.next)) taken += this.take();
    return taken;
  }
}

/** What stands between quotes. Lines may end within them. */
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

/** A value to the end of its line: bare and quoted pieces, white space around it dropped. */
function readValue(reader: Reader): string {
  let value = '';
  /** white space that belongs to the value only if something follows it */
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
 * Reads a file of variables as systemd's `EnvironmentFile=` does, so that a command beside the service has the service's
 * environment to the letter: a shell that sources the same file ends an unquoted value at `&`, and nobody hears of it.
 * Nothing is expanded. systemd passes over a line that assigns nothing; here it is refused, since what it meant is missing.
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
