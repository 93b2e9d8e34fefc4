import { ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { countOf } from '../format/money.ts';
import { twMerge } from '../theme/merge-classes.ts';

type Props = {
  news: number;
  show: () => void;
  one?: string;
  many?: string;
  className?: string;
};

/**
 * '3 novas' of a list that holds still (`useHeldRows`), said by a voice too. A press shows them. `one` and `many` name
 * what waits. It stands in the list's heading, whose height it must not change: over the list it would cover a row, and
 * between heading and list it would push the rows.
 */
export function NewRows({ news, show, one = 'nova', many = 'novas', className }: Props) {
  return (
    <div role="status" data-print="hide" className={twMerge('shrink-0 empty:sr-only', className)}>
      {news > 0 && (
        <Button size="sm" icon={ArrowUp} className="-my-1" onClick={show}>
          {countOf(news, one, many)}
        </Button>
      )}
    </div>
  );
}
