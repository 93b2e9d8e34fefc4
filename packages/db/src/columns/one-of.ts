/** `column in ('a', 'b')` for a check or a partial index, from a closed value set: the set is typed once, in `vocabulario.ts`. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
