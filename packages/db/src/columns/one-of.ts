/** `column in ('a', 'b')` for a check or a partial index, from a closed value set: the set is typed once, in the contract. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
