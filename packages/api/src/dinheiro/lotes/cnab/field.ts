/**
 * How a value is written into its positions:
 * `number`: digits, right-aligned, padded with zeros.
 * `document`: the same, with letters, because a CNPJ may have letters.
 * `text`: upper case without accents, left-aligned, cut at the end of the field.
 * `code`: the same, never cut.
 * `key`: unchanged and never cut, because a PIX key in the directory has lower case letters.
 */
type Kind = 'number' | 'document' | 'text' | 'code' | 'key';

/** A field of a record. Positions count from 1 and include both ends, as in the banks' manuals. */
export interface Field<Name extends string = string> {
  from: number;
  to: number;
  kind: Kind;
  value: { constant: string } | { name: Name };
}

/**
 * Thrown if a value is too long for its field, or has characters that no bank accepts. `field` is the name in the
 * layout.
 */
export class UnwritableField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`the value of ${field} cannot be written`);
    this.field = field;
  }
}

const UNWRITABLE: Record<Kind, RegExp> = {
  number: /[^0-9]/,
  document: /[^0-9A-Z]/,
  text: /[^A-Z0-9 .,/&-]/,
  code: /[^A-Z0-9 .,/&-]/,
  key: /[^\x21-\x7e]/,
};

/** Letters that Unicode does not decompose into a letter and an accent. */
const LETTERS: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Þ: 'TH' };

/**
 * Returns upper case text without accents: `João d'Ávila & Cia.` → `JOAO D AVILA & CIA.`. A character without such a
 * form becomes a space.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØĐÐŁÞ]/g, (letter) => LETTERS[letter] ?? ' ')
    .replace(/[^A-Z0-9 .,/&-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Returns the characters of one field, padded to its exact length. Throws `UnwritableField`. */
export function renderField(
  { from, to, kind, value }: Field,
  given: Readonly<Record<string, string | number>>,
): string {
  const length = to - from + 1;
  const name = 'name' in value ? value.name : `${from}-${to}`;
  const raw = 'name' in value ? given[value.name] : value.constant;
  if (raw === undefined || (typeof raw === 'number' && !Number.isSafeInteger(raw))) throw new UnwritableField(name);
  const text = kind === 'text' || kind === 'code' ? plainText(String(raw)) : String(raw);
  const cut = kind === 'text' ? text.slice(0, length) : text;
  if (cut.length > length || UNWRITABLE[kind].test(cut)) throw new UnwritableField(name);
  return kind === 'number' || kind === 'document' ? cut.padStart(length, '0') : cut.padEnd(length, ' ');
}
