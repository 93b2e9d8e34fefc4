/**
 * How a value is written into its positions:
 * `number` digits, right-aligned with zeros · `document` the same with letters, as a CNPJ may have them ·
 * `text` upper case without accents, left-aligned, cut at the end of the field · `code` the same and never cut ·
 * `key` as it stands, never cut: a PIX key is what the directory has, and that has lower case.
 */
type Kind = 'number' | 'document' | 'text' | 'code' | 'key';

/** Positions are counted from 1, both ends belong to the field, as the banks' manuals write them. */
export interface Field<Name extends string = string> {
  from: number;
  to: number;
  kind: Kind;
  value: { constant: string } | { name: Name };
}

/** A value does not fit its field, or has characters that no bank takes. `field` is its name in the layout. */
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

/** Letters that Unicode does not take apart into a letter and an accent. */
const LETTERS: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Þ: 'TH' };

/** `João d'Ávila & Cia.` → `JOAO D AVILA & CIA.`; what has no such form becomes a space. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØĐÐŁÞ]/g, (letter) => LETTERS[letter] ?? ' ')
    .replace(/[^A-Z0-9 .,/&-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The characters of one field, exactly as many as it has positions. Throws `UnwritableField`. */
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
