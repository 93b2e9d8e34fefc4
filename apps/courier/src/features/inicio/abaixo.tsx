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

/** What stands below the first screen of a phone: what was done today, what is of others, any week's routes. */
export function Abaixo({ semana, finalizadas }: Props) {
  const { atual, ocupado } = useMinhasEntregas();
  return (
    <>
      {finalizadas && <FinalizadasHoje semana={semana} />}
      {ocupado && <VerFila />}
      <ALiberar semana={semana} />
      <SemanaPassada />
      {/* what is of others comes before the rest: at a shift's end it is handed over here */}
      <DinheiroCard />
      <Cartoes semana={semana} />
      <SemanaEscolhida />
      {/* once there were deliveries, and while none is open */}
      <InstallOffer
        momento={semana.entregas.length > 0 && !atual}
        motivo="Abre direto da tela inicial e avisa das ofertas com o celular no bolso."
      />
    </>
  );
}
