import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { twMerge } from '../theme/merge-classes.ts';

const badge = cva(
  [
    'inline-flex h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-3 text-[15px] font-[650] leading-none',
    'compact:h-6 compact:gap-[5px] compact:px-2 compact:text-[13px] compact:font-semibold',
  ],
  {
    variants: {
      tone: {
        neutro: 'bg-sunken text-ink-2',
        contorno: 'border border-control bg-surface text-ink compact:border-line compact:text-ink-2',
        suave: 'bg-brand-soft text-brand-ink',
        perigo: 'bg-perigo text-on-perigo',
        'perigo-contorno': 'border border-line bg-surface text-perigo-ink',
        faixa: 'bg-faixa text-on-faixa',
        aguardando: 'bg-aguardando text-aguardando-ink',
        aceita: 'bg-aceita text-aceita-ink',
        retirada: 'bg-retirada text-retirada-ink',
        entrega: 'bg-entrega text-entrega-ink',
        finalizada: 'bg-finalizada text-finalizada-ink',
        cancelada: 'bg-cancelada text-cancelada-ink',
      },
    },
    defaultVariants: { tone: 'neutro' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>;

type Props = {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
};

/** A pill with an icon and a word. The word says everything that the colour says. */
export function Badge({ tone, icon: Icon, children, className }: Props) {
  return (
    <span className={twMerge(badge({ tone }), className)}>
      {Icon && <Icon aria-hidden="true" className="size-4 compact:size-3.5" />}
      {children}
    </span>
  );
}

const countTones = {
  neutro: 'bg-sunken text-ink-2',
  perigo: 'bg-perigo text-on-perigo',
  faixa: 'bg-faixa text-on-faixa',
};

type CountProps = {
  total: number;
  tone?: keyof typeof countTones;
  /** the counted things for a screen reader: 'mensagens não lidas' */
  label?: string;
  className?: string;
};

/** A round counter. Shows '99+' above 99. */
export function CountBadge({ total, tone = 'neutro', label, className }: CountProps) {
  return (
    <span
      className={twMerge(
        'inline-flex h-[22px] min-w-[22px] items-center justify-center rounded-full px-1.5 text-[13px] font-bold leading-none',
        countTones[tone],
        className,
      )}
    >
      {total > 99 ? '99+' : total}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
