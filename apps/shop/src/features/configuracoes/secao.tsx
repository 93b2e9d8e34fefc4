import { Card } from '@corre/ui/kit/card/card.tsx';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  texto?: string;
  /** several fields: what it is stands at their head, not at their middle */
  alta?: boolean;
  children: ReactNode;
};

/** One setting: what it is left, its controls right; one over the other on a phone. */
export function Secao({ title, texto, alta = false, children }: Props) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className={`grid grid-cols-1 gap-x-6 gap-y-3 overflow-visible p-4 sm:p-5 md:grid-cols-[260px_minmax(0,1fr)] ${alta ? 'items-start' : 'items-center'}`}
    >
      <div>
        <h2 id={id} className="text-[17px]">
          {title}
        </h2>
        {texto && <p className="mt-0.5 text-[14px] leading-5 text-ink-2">{texto}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
