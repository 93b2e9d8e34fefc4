import { useConfiguracao } from '../../use-configuracao.ts';
import { Ranking } from '../ranking/ranking.tsx';
import { Simulador } from '../simulador/simulador.tsx';
import { Destaques } from './destaques.tsx';
import { LocalBusiness } from './local-business.tsx';
import { Oferta } from './oferta.tsx';
import { Perguntas } from './perguntas.tsx';
import { Rodape } from './rodape.tsx';

/** The part of the landing page below the first screen. */
export function Abaixo() {
  const { configuracao } = useConfiguracao();
  return (
    <>
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
