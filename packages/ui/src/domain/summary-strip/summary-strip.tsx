import type { ReactNode } from 'react';
import { figureLength } from '../../kit/amount/amount.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Spoken } from '../../kit/spoken/spoken.tsx';

export type SummaryCell = { label: string; valor: ReactNode; nota?: ReactNode };

/**
 * A card of four or five figures, separated by lines. On a phone two in a row; an odd last cell takes the whole row.
 */
export function SummaryStrip({ cells, className }: { cells: readonly SummaryCell[]; className?: string }) {
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
              <Spoken>{valor}</Spoken>
            </dd>
            {nota && <dd className="text-[13px] leading-[18px] text-ink-2">{nota}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
