import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { figureLength } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import { Spoken } from '../spoken/spoken.tsx';
import { twMerge } from '../theme/merge-classes.ts';

type Props = { label: string; valor: ReactNode; icon?: LucideIcon; nota?: ReactNode; className?: string };

/** A figure with its name: 25 px in the courier's panel, 30 px in the back office. */
export function KpiCard({ label, valor, icon: Icon, nota, className }: Props) {
  return (
    <Card className={twMerge('@container px-3.5 py-3 compact:p-5', className)}>
      <dl>
        <dt className="flex flex-wrap items-center gap-x-2 text-[16px] leading-6 font-[550] text-ink-2 compact:text-[14px] compact:leading-5">
          {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 compact:size-[18px]" />}
          {label}
        </dt>
        <dd
          style={figureLength(valor)}
          className="ui-figures mt-0.5 text-[min(25px,calc(100cqi/(var(--n)*0.56)))] leading-8 font-[750] whitespace-nowrap text-ink compact:mt-1.5 compact:text-[min(30px,calc(100cqi/(var(--n)*0.56)))] compact:leading-9"
        >
          <Spoken>{valor}</Spoken>
        </dd>
        {nota && <dd className="text-[13px] leading-[18px] text-ink-2">{nota}</dd>}
      </dl>
    </Card>
  );
}
