import { ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { countOf } from '../format/money.ts';

/** '3 novas' over the top of a list that holds still (`useHeldRows`), said by a voice too. A press shows them. */
export function NewRows({ news, show }: { news: number; show: () => void }) {
  return (
    <div role="status" className="sticky top-0 z-10 flex h-0 items-start justify-center empty:hidden">
      {news > 0 && (
        <Button size="sm" icon={ArrowUp} className="my-1" onClick={show}>
          {countOf(news, 'nova', 'novas')}
        </Button>
      )}
    </div>
  );
}
