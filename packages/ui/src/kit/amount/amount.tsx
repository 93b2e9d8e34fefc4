import { formatMoney, splitMoney } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';

/** '1.234,56' has its full size; from R$ 10.000 on the figure shrinks instead of leaving its card or breaking. */
const FULL_SIZE_LENGTH = 8;

/**
 * A large sum: 'R$' half the size and raised, 6 px before the figure. `valor` in reais; the size comes from `className`
 * (50 px in the week card, 58 in an offer). A screen reader hears the sum in one piece.
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
      <span className="sr-only">{formatMoney(valor)}</span>
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
