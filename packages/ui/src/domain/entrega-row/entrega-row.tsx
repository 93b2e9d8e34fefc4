import type { ReactNode } from 'react';
import { formatMoney } from '../../kit/format/money.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';

type Props = {
  /** '19:31', in a column of 50 px on the left; left out where the time does not matter */
  hora?: string;
  title: string;
  /** in reais */
  valor: number;
  /** income: '+ R$ 8,55' */
  ganho?: boolean;
  /** address and number of items */
  detalhe: ReactNode;
  /** right on the second line: 'líquido R$ 17,10' */
  nota?: ReactNode;
  /** an extra line below, two lines at most: an address */
  below?: ReactNode;
  className?: string;
};

/**
 * One delivery in a list: name and value, then address and items. With large text the value stands below the name.
 * Must stand in a `ul`.
 */
export function EntregaRow({ hora, title, valor, ganho = false, detalhe, nota, below, className }: Props) {
  return (
    <li className={twMerge('flex gap-3 border-t border-line px-4 py-[13px] first:border-t-0', className)}>
      {hora && (
        <span className="w-[50px] shrink-0 text-[16px] leading-6 font-[550] tabular-nums text-ink-2">{hora}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3 text-[17px] leading-6 font-[650] text-ink">
          <span className="min-w-0 grow basis-[6em] wrap-anywhere">{title}</span>
          <span className="ml-auto font-[750] whitespace-nowrap tabular-nums">
            {ganho && '+ '}
            {formatMoney(valor)}
          </span>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-[16px] leading-6 text-ink-2">
          <span className="min-w-0 grow basis-[5em]">{detalhe}</span>
          {nota && <span className="ml-auto whitespace-nowrap tabular-nums">{nota}</span>}
        </span>
        {below && <span className="line-clamp-2 text-[16px] leading-6 text-ink-2">{below}</span>}
      </span>
    </li>
  );
}
