import type { Outputs } from '@corre/client/trpc.ts';
import { InstallOffer } from '@corre/ui/shell/install-offer.tsx';
import { DinheiroCard } from '../custodia/dinheiro-card.tsx';
import { VerFila } from '../fila-e-ultimas/ver-fila.tsx';
import { SemanaPassada } from '../previsao/semana-passada.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { ALiberar } from './a-liberar.tsx';
import { Cartoes } from './cartoes.tsx';
import { FinalizadasHoje } from './finalizadas-hoje.tsx';
import { SemanaEscolhida } from './semana-escolhida.tsx';

type Props = { semana: Outputs['entregas']['semanaAtual']; finalizadas: boolean };

/** The part below the first screen of a phone: today's deliveries, the shops' money, and any week's deliveries. */
export function Abaixo({ semana, finalizadas }: Props) {
  const { atual, ocupado } = useMinhasEntregas();
  return (
    <>
      {finalizadas && <FinalizadasHoje semana={semana} />}
      {ocupado && <VerFila />}
      <ALiberar semana={semana} />
      <SemanaPassada />
      {/* The shops' money comes before the statistics, because the courier hands it over at the end of a shift. */}
      <DinheiroCard />
      <Cartoes semana={semana} />
      <SemanaEscolhida />
      {/* Offered after the first deliveries of the week, and only without a delivery in hand. */}
      <InstallOffer
        momento={semana.entregas.length > 0 && !atual}
        motivo="Abre direto da tela inicial e avisa das ofertas com o celular no bolso."
      />
    </>
  );
}
