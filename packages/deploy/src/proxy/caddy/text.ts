/** A directive with a block: its lines are indented below it, by a tab as Caddy's own formatter does. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

/** A text as Caddy reads it, whatever is in it but a backtick. */
export function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy would end the text at the backtick: ${text}`);
  return `\`${text}\``;
}
