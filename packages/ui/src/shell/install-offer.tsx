import { lazy, Suspense, useSyncExternalStore } from 'react';
import { installWay, subscribeInstall } from './install.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

type Props = {
  /** true right after a finished task, while nothing waits for an answer */
  momento: boolean;
  /** the benefit: 'Abre direto da tela inicial e avisa das ofertas.' */
  motivo: string;
  className?: string;
};

/**
 * Offers the installation of the panel after the user has seen its use, and never over work.
 * An iPhone gets instructions, because a page cannot ask there. 'Agora não' lasts a month. An installed panel shows
 * nothing.
 */
export function InstallOffer({ momento, ...card }: Props) {
  const way = useSyncExternalStore(subscribeInstall, installWay, () => null);
  if (!momento || way === null) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard way={way} {...card} />
    </Suspense>
  );
}
