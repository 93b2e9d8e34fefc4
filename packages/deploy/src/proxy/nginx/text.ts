/** Returns a directive with a block. Lines are indented. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];

/** Returns a `map` at nginx's http level. The variable is empty when no line matches. */
export const map = (fromTo: string, ...lines: readonly string[]): string[] =>
  lines.length === 1
    ? [`map ${fromTo} { default ""; ${lines[0]} }`]
    : block(`map ${fromTo}`, ['default "";', ...lines]);

/** Quotes a text for nginx. Throws for a dollar sign, which nginx cannot escape. */
export function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
