import { Timer } from 'lucide-react';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { type CountdownInput, useCountdown } from './use-countdown.ts';

/**
 * '11 s' with a stopwatch, beside the heading of a waiting offer. Hidden from screen readers, because `CountdownDashes`
 * has the timer role.
 */
export function CountdownNumber({ className, ...input }: CountdownInput & { className?: string }) {
  const { segundos, urgente } = useCountdown(input);
  return (
    <span
      aria-hidden="true"
      className={twMerge(
        'inline-flex items-center gap-2 text-[21px] font-[750] tabular-nums',
        urgente ? 'text-perigo-ink' : 'text-ink',
        className,
      )}
    >
      <Timer className="size-[22px]" />
      {segundos} s
    </span>
  );
}
