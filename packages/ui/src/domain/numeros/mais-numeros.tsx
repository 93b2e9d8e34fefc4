import { lazy, Suspense, useState } from 'react';
import { fetchPart } from '../../kit/lazy/fetch-part.ts';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import type { MaisNumerosProps } from './mais-numeros-aberto.tsx';

const Aberto = lazy(() =>
  fetchPart(async () => ({ default: (await import('./mais-numeros-aberto.tsx')).MaisNumerosAberto })),
);

/**
 * The figures that are one step away from the page: offers, kinds of payment, cash and fairness. Closed at first. The
 * code of its pictures comes when it is opened.
 */
export function MaisNumeros(props: MaisNumerosProps) {
  const [aberto, setAberto] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setAberto(currentTarget.open)}>
      <summary className="rounded-(--ui-card) border border-line bg-surface px-4 py-3 text-[15px] leading-6 font-bold text-ink">
        Mais números
      </summary>
      {aberto && (
        <Suspense fallback={<Skeleton className="mt-3 h-[150px]" />}>
          <Aberto {...props} />
        </Suspense>
      )}
    </details>
  );
}
