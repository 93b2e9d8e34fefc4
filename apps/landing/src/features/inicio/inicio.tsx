import { useConfiguracao } from '../../use-configuracao.ts';
import { usePageTitle } from '../../use-page-title.ts';
import { Ranking } from '../ranking/ranking.tsx';
import { Simulador } from '../simulador/simulador.tsx';
import { Destaques } from './destaques.tsx';
import { Hero } from './hero.tsx';
import { LocalBusiness } from './local-business.tsx';
import { Oferta } from './oferta.tsx';
import { Rodape } from './rodape.tsx';

/** The landing page (specification §2, "Landing page"). */
export function Inicio() {
  const { configuracao, carregando } = useConfiguracao();
  usePageTitle(
    configuracao
      ? `Corre · Entregadores em ${configuracao.cidade}, ${configuracao.uf}`
      : 'Corre · Entregue na sua cidade e receba toda sexta',
  );
  return (
    <>
      <a
        href="#conteudo"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-surface px-4 py-3 font-semibold text-brand-ink shadow-menu focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <Hero configuracao={configuracao} carregando={carregando} />
      <main id="conteudo" tabIndex={-1} className="outline-none!">
        <Destaques />
        <Oferta />
        <Ranking />
        <Simulador />
      </main>
      <Rodape configuracao={configuracao} />
      {configuracao && <LocalBusiness configuracao={configuracao} />}
    </>
  );
}
