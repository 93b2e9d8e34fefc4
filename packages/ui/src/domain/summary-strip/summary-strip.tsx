import type { ReactNode } from 'react';
import { figureLength } from '../../kit/amount/amount.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { Spoken } from '../../kit/spoken/spoken.tsx';

export type SummaryCell = { label: string; valor: ReactNode; nota?: ReactNode };

type Props = {
  cells: readonly SummaryCell[];
  /** why there are no figures yet; without figures nothing is shown as 0 */
  missing?: 'loading' | 'failed' | undefined;
  className?: string;
};

/** What stands in the place of a figure that is not known. A screen reader says why. */
function Missing({ why }: { why: 'loading' | 'failed' }) {
  return (
    <>
      {why === 'loading' ? <Skeleton className="inline-block w-20 align-middle" /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{why === 'loading' ? 'Carregando' : 'sem resposta'}</span>
    </>
  );
}

/**
 * A card of four or five figures, separated by lines. On a phone two in a row; an odd last cell takes the whole row.
 */
export function SummaryStrip({ cells, missing, className }: Props) {
  return (
    <Card className={className}>
      <dl className="grid grid-cols-2 gap-px bg-line lg:grid-flow-col lg:grid-cols-none lg:auto-cols-fr">
        {cells.map(({ label, valor, nota }) => (
          <div
            key={label}
            className="@container bg-surface px-4 py-3.5 last:odd:col-span-2 lg:px-5 lg:py-4 lg:last:odd:col-span-1"
          >
            <dt className="text-[14px] leading-5 font-[550] text-ink-2">{label}</dt>
            <dd
              style={figureLength(valor)}
              className="ui-figures text-[min(20px,calc(100cqi/(var(--n)*0.56)))] leading-8 font-bold whitespace-nowrap text-ink lg:text-[min(26px,calc(100cqi/(var(--n)*0.56)))]"
            >
              {missing ? <Missing why={missing} /> : <Spoken>{valor}</Spoken>}
            </dd>
            {nota && <dd className="text-[13px] leading-[18px] text-ink-2">{nota}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
