import { Card } from '@corre/ui/card/card.tsx';
import { Loading, SkeletonCard } from '@corre/ui/skeleton/skeleton.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of the panel with a chunk of its own, so that the first screen comes fast. `carregar` starts the download early;
 * a chunk that is gone after a deploy is told by the version notice.
 */
export function separado<Props extends object>(importar: () => Promise<ComponentType<Props>>) {
  const carregar = async () => ({ default: await importar() });
  return Object.assign(lazy(carregar), { carregar: () => void carregar().catch(() => undefined) });
}

/** What stands in a tab's place while its chunk is on its way. */
export function EsperaDaAba({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Loading>
          <Card>
            <SkeletonCard />
          </Card>
        </Loading>
      }
    >
      {children}
    </Suspense>
  );
}

/** Dialogs come a moment after their click; nothing stands in their place. */
export const EsperaDoDialogo = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
