import { SkipLink } from '@corre/ui/shell/skip-link.tsx';
import { useConfiguracao } from '../../use-configuracao.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { Ranking } from '../ranking/ranking.tsx';
import { Simulador } from '../simulador/simulador.tsx';
import { Destaques } from './destaques.tsx';
import { Hero } from './hero.tsx';
import { LocalBusiness } from './local-business.tsx';
import { Oferta } from './oferta.tsx';
import { Perguntas } from './perguntas.tsx';
import { Rodape } from './rodape.tsx';

/** The landing page (specification §2, "Landing page"). */
export function Inicio() {
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
      <main>
        <Destaques />
        <Perguntas configuracao={configuracao} />
        <Oferta />
        <Ranking />
        <Simulador />
      </main>
      <Rodape configuracao={configuracao} />
      {configuracao && <LocalBusiness configuracao={configuracao} />}
    </>
  );
}
