/** Returns a directive with a block. Lines are indented by a tab, as Caddy's formatter does. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

/** Quotes a text for Caddy. Throws for a backtick. */
export function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy would end the text at the backtick: ${text}`);
  return `\`${text}\``;
}
