import { lazy, Suspense, useSyncExternalStore } from 'react';
import { installWay, subscribeInstall } from './install.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

type Props = {
  /** the moment is right: something was just finished, and nothing waits for an answer */
  momento: boolean;
  /** what is better with it: 'Abre direto da tela inicial e avisa das ofertas.' */
  motivo: string;
  className?: string;
};

/**
 * 'Instalar', once somebody has seen what the panel is good for, and never over work. On an iPhone the way is in words: there a
 * page cannot ask. 'Agora não' lasts a month; an installed panel offers nothing.
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
