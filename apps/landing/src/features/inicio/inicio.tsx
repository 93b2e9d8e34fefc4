import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../../use-configuracao.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { Hero } from './hero.tsx';

type Props = {
  /** below the first screen; a constant with its Suspense, or React would throw away what the HTML brought along of it */
  abaixo: ReactNode;
};

/** The landing page (specification §2, "Landing page"): the first screen, and what stands below it. */
export function Inicio({ abaixo }: Props) {
  const { configuracao } = useConfiguracao();
  usePageTitle(
    configuracao
      ? `Corre · Entregadores em ${configuracao.cidade}, ${configuracao.uf}`
      : 'Corre · Entregue na sua cidade e receba toda sexta',
  );
  return (
    <>
      <SkipLink />
      <Hero configuracao={configuracao} />
      {abaixo}
    </>
  );
}
