import type { CSSProperties, ReactNode } from 'react';

/**
 * `--n`, the number of characters of a figure, for a size that fits its `@container`: a sum stays on one line and inside its
 * card. Texts only; other nodes keep their size.
 */
export function figureLength(valor: ReactNode): CSSProperties & { '--n': number } {
  return { '--n': typeof valor === 'string' || typeof valor === 'number' ? String(valor).length : 1 };
}
