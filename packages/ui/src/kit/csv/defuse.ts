/**
 * Characters that may stand before a formula: spreadsheets skip blanks, invisible characters and quotes; separators
 * become blanks.
 */
const skipped = String.raw`[\s\p{Z}\p{C}'"‘’“”«»,;]*`;
/** Characters that start a formula, with their full-width, small and mathematical variants. */
const starters = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
const formula = new RegExp(`^${skipped}${starters}`, 'u');
/** Some spreadsheets skip a leading tab or carriage return and read the rest as a formula. */
const control = /^[\t\r]/;
const negative = /^-\d+([.,]\d+)?$/;

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. Negative numbers stay unchanged.
 * Names and addresses come from anonymous visitors.
 */
export function defuse(text: string): string {
  const dangerous = (formula.test(text) && !negative.test(text)) || control.test(text);
  return dangerous ? `'${text}` : text;
}
