/** What may stand before a formula: blanks, invisible characters and quotes are skipped, separators become blanks. */
const skipped = String.raw`[\s\p{Z}\p{C}'"‘’“”«»,;]*`;
/** What starts a formula, and its full-width, small and mathematical variants. */
const starters = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
const formula = new RegExp(`^${skipped}${starters}`, 'u');
/** A tab or a carriage return at the start makes some of them look behind it, whatever follows. */
const control = /^[\t\r]/;
const negative = /^-\d+([.,]\d+)?$/;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it a text; a negative number
 * stays one. Names and addresses come from anonymous visitors.
 */
export function defuse(text: string): string {
  const dangerous = (formula.test(text) && !negative.test(text)) || control.test(text);
  return dangerous ? `'${text}` : text;
}
