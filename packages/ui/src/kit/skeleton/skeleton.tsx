import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { useDelayed } from '../states/use-delayed.ts';
import { twMerge } from '../theme/merge-classes.ts';

/** A grey placeholder without animation. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={twMerge('block h-4 rounded-lg bg-line/55', className)} />;
}

/** The placeholder of a card with two lines and a person. */
export function SkeletonCard() {
  return (
    <div className="grid gap-3 p-4">
      <Skeleton className="h-6 w-24 rounded-full" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
      <div className="mt-1 flex items-center gap-3 border-t border-line pt-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="w-2/5" />
      </div>
    </div>
  );
}

/** Placeholder rows of a list, with an avatar and two lines each. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className="grid gap-4 p-4">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shows its placeholder only after a wait of 300 ms, and says 'Carregando' to a screen reader then. */
export function Loading({ children }: { children: ReactNode }) {
  const late = useDelayed(true);
  return (
    <div role="status" className={late ? undefined : 'invisible'}>
      <span className="sr-only">{late ? 'Carregando' : ''}</span>
      {children}
    </div>
  );
}

/** A placeholder card, for a list or page of cards before its first answer. */
export function LoadingCard() {
  return (
    <Loading>
      <Card>
        <SkeletonCard />
      </Card>
    </Loading>
  );
}
