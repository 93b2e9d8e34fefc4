import type { CSSProperties, ReactNode } from 'react';

/**
 * Returns the style `--n`, the number of characters of a figure. CSS uses it to fit the figure into its `@container` on
 * one line.
 * Only for strings and numbers; other nodes keep their size.
 */
export function figureLength(valor: ReactNode): CSSProperties & { '--n': number } {
  return { '--n': typeof valor === 'string' || typeof valor === 'number' ? String(valor).length : 1 };
}
