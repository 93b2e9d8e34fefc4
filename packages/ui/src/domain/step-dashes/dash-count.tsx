import { twMerge } from '../../kit/theme/merge-classes.ts';

const tones = { perigo: 'bg-perigo', ok: 'bg-ok', etapa: 'bg-etapa' };

type Props = {
  /** number of filled dashes */
  filled: number;
  /** number of dashes: 3 for refusals, or one for each courier to be paid */
  total: number;
  tone?: keyof typeof tones;
  /** the count in words for a screen reader: '2 de 3 recusas' */
  label: string;
  className?: string;
};

/** A small count as slanted dashes of 10 × 14 px: refusals before a suspension, payouts of a week. */
export function DashCount({ filled, total, tone = 'perigo', label, className }: Props) {
  return (
    <span role="img" aria-label={label} className={twMerge('inline-flex flex-wrap gap-1 px-1', className)}>
      {Array.from({ length: total }, (_, index) => index).map((index) => (
        <span
          key={index}
          data-mark={index < filled ? 'on' : 'off'}
          className={twMerge('h-3.5 w-2.5 -skew-x-[20deg] rounded-[2px]', index < filled ? tones[tone] : 'bg-line')}
        />
      ))}
    </span>
  );
}
