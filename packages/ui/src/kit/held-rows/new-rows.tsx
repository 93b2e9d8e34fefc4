import { ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { countOf } from '../format/money.ts';

type Props = { news: number; show: () => void; one?: string; many?: string };

/**
 * '3 novas' over the top of a list that holds still (`useHeldRows`), said by a voice too. A press shows them. `one` and
 * `many` name what waits.
 */
export function NewRows({ news, show, one = 'nova', many = 'novas' }: Props) {
  return (
    <div role="status" className="sticky top-0 z-20 flex h-0 items-start justify-center empty:hidden">
      {news > 0 && (
        <Button size="sm" icon={ArrowUp} className="my-1" onClick={show}>
          {countOf(news, one, many)}
        </Button>
      )}
    </div>
  );
}
