/** A directive with a block: its lines are indented below it. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];

/** A variable made of others at nginx's http level; empty where no line fits. */
export const map = (fromTo: string, ...lines: readonly string[]): string[] =>
  lines.length === 1
    ? [`map ${fromTo} { default ""; ${lines[0]} }`]
    : block(`map ${fromTo}`, ['default "";', ...lines]);

/** A text as nginx reads it. It has no way to write a dollar sign, and we need none. */
export function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
