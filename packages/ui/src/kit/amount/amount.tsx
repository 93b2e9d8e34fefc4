import type { CSSProperties, ReactNode } from 'react';
import { formatMoney, splitMoney } from '../format/money.ts';
import { spokenText } from '../spoken/spoken-text.ts';
import { twMerge } from '../theme/merge-classes.ts';

/** A sum inside a text. The sum never breaks across lines. */
export const Money = ({ valor }: { valor: number }) => <span className="whitespace-nowrap">{formatMoney(valor)}</span>;

/**
 * Returns the style `--n`, the number of characters of a figure. CSS uses it to fit the figure into its `@container` on
 * one line.
 * Only for strings and numbers; other nodes keep their size.
 */
export function figureLength(valor: ReactNode): CSSProperties & { '--n': number } {
  return { '--n': typeof valor === 'string' || typeof valor === 'number' ? String(valor).length : 1 };
}

/**
 * Longest figure at full size: '1.234,56'. From R$ 10.000 on the figure shrinks, so that it neither leaves its card nor
 * breaks.
 */
const FULL_SIZE_LENGTH = 8;

/**
 * A large sum with a small raised 'R$', 6 px before the figure. `valor` is in reais.
 * The size comes from `className` (50 px in the week card, 58 px in an offer). A screen reader says the sum as one
 * text.
 */
export function Amount({ valor, className }: { valor: number; className?: string }) {
  const { sinal, symbol, figure } = splitMoney(valor);
  const size = Math.min(1, FULL_SIZE_LENGTH / figure.length);
  return (
    <span
      className={twMerge(
        'inline-flex text-[50px] font-[800] tracking-[-.035em] whitespace-nowrap',
        className,
        'leading-none',
      )}
    >
      <span className="sr-only">{spokenText(formatMoney(valor))}</span>
      <span aria-hidden="true" className="ui-figures inline-flex items-start" style={{ fontSize: `${size}em` }}>
        <span className="mr-1.5 mt-[.12em] text-[.5em] leading-none tracking-normal">
          {sinal}
          {symbol}
        </span>
        <span>{figure}</span>
      </span>
    </span>
  );
}
