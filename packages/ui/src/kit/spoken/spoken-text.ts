/** What a voice passes over, or calls 'menos' where it is none: the written sign, and the words or the pause for it. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\u2212\s*/g, 'menos '],
  [/\((\d{2})\) (9)(\d{4})-(?=\d{4})/g, '$1 $2 $3 '],
  [/\((\d{2})\) (\d{4})-(?=\d{4})/g, '$1 $2 '],
  [/([\d•])-(?=[\d•])/g, '$1 '],
  [/(\d)–(?=\d)/g, '$1 a '],
];

/**
 * Returns a text as a voice should say it: 'menos R$ 20,00' for '−R$ 20,00', '44 9 9905 3127' for a telephone,
 * '87010 000' for a CEP, '18 a 21' for hours. Most voices are silent for the minus sign U+2212, so a debt would be
 * heard as a credit, and they read the hyphen between digits as 'menos'.
 */
export function spokenText(text: string): string {
  return SAID.reduce((said, [sign, words]) => said.replace(sign, words), text);
}
