import { Clock } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { formatAgo, formatDuration, type Instant, minutesSince } from '../format/dates.ts';

/** Limit in minutes after which a wait needs action. */
export const WAITING_LATE_MIN = 5;
export const DELIVERY_LATE_MIN = 30;

type Props = {
  since: Instant;
  /** the current time in epoch milliseconds */
  now: number;
  /** minutes after which the time becomes an amber chip */
  limite_min?: number;
  /** false: 'há 7 min'; true: '7 min' */
  short?: boolean;
  className?: string;
};

/** The time that something has waited. After the limit it is an amber chip, because somebody has to act. */
export function WaitTime({ since, now, limite_min = WAITING_LATE_MIN, short = false, className }: Props) {
  const late = minutesSince(since, now) > limite_min;
  const text = short ? formatDuration(now - new Date(since).getTime()) : formatAgo(since, now);
  return (
    <span
      data-late={late}
      className={twMerge(
        'inline-flex shrink-0 items-center gap-1 text-[16px] whitespace-nowrap tabular-nums text-ink-2 compact:text-[13px]',
        late && 'h-7 rounded-full bg-faixa px-2.5 font-bold text-on-faixa compact:h-6',
        className,
      )}
    >
      <Clock aria-hidden="true" className="size-4 compact:size-3.5" />
      {text}
      {late && <span className="sr-only"> de espera, atrasado</span>}
    </span>
  );
}
