/** Returns `column in ('a', 'b')` for a check or a partial index, from a value set of the contract. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
