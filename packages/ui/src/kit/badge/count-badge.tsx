import { twMerge } from '../theme/merge-classes.ts';

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
