import { twMerge } from 'tailwind-merge';
import { formatMoney, splitMoney } from '../format/money.ts';

/**
 * A large sum: 'R$' half the size and raised, 6 px before the figure. `valor` in reais; the size comes from `className`
 * (50 px in the week card, 58 in an offer). A screen reader hears the sum in one piece.
 */
export function Amount({ valor, className }: { valor: number; className?: string }) {
  const { sinal, simbolo, figura } = splitMoney(valor);
  return (
    <span
      className={twMerge(
        'inline-flex items-start text-[50px] font-[800] tracking-[-.035em]',
        className,
        'leading-none',
      )}
    >
      <span className="sr-only">{formatMoney(valor)}</span>
      <span aria-hidden="true" className="mr-1.5 mt-[.12em] text-[.5em] leading-none tracking-normal">
        {sinal}
        {simbolo}
      </span>
      <span aria-hidden="true">{figura}</span>
    </span>
  );
}
