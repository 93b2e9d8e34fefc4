import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../kit/format/money.ts';
import { twMerge } from '../../kit/theme/merge-classes.ts';

type Props = {
  /** 1, 2, 3 … for the deliveries; left out for the shop, where the route begins */
  numero?: number;
  title: string;
  detalhe?: ReactNode;
  /** in reais, right on the second line */
  valor?: number;
  /** below the two lines: a note, a button */
  below?: ReactNode;
  /** the next stop: its disc is filled */
  highlight?: boolean;
  /** a link or button to the map */
  children?: ReactNode;
};

/** The list of a route's stops, joined by a dashed line. */
export function RouteStops({ children, className }: { children: ReactNode; className?: string }) {
  return <ol className={className}>{children}</ol>;
}

/** One stop of a route. The disc of the shop is filled, the discs of the deliveries have numbers. */
export function RouteStop({ numero, title, detalhe, valor, below, highlight = false, children }: Props) {
  return (
    <li className="group flex gap-3">
      <span className="flex flex-col items-center">
        <span
          className={twMerge(
            'flex size-8 shrink-0 items-center justify-center rounded-full text-[16px] font-[750]',
            numero === undefined || highlight ? 'bg-etapa text-on-brand' : 'border-2 border-control text-ink',
          )}
        >
          {numero ?? <Store aria-hidden="true" className="size-[18px]" />}
        </span>
        <span className="my-1 min-h-6 flex-1 border-l-2 border-dashed border-control group-last:invisible" />
      </span>
      <div className="min-w-0 flex-1 pb-5 group-last:pb-0">
        <span className="block text-[18px] leading-6 font-[650] break-words text-ink">{title}</span>
        <span className="flex items-baseline justify-between gap-3 text-[16px] leading-6 text-ink-2">
          <span className="min-w-0">{detalhe}</span>
          {valor !== undefined && (
            <strong className="font-[750] whitespace-nowrap tabular-nums text-ink">{formatMoney(valor)}</strong>
          )}
        </span>
        {below}
      </div>
      {children}
    </li>
  );
}
