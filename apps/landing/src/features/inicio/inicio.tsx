import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../../use-configuracao.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { Hero } from './hero.tsx';

type Props = {
  /**
   * the part below the first screen; a constant with its Suspense, otherwise React discards the HTML that the build
   * rendered
   */
  abaixo: ReactNode;
};

/** The landing page [pagina-inicial]: the first screen and the part below it. */
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
