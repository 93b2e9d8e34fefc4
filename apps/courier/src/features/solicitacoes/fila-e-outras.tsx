import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { FilaCard } from '../fila/fila-card.tsx';
import { RecusasRecentes } from '../oferta/recusas-recentes.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { Seguintes } from './seguintes.tsx';
import { UltimasFinalizadas } from './ultimas-finalizadas.tsx';

/** What a phone's tab shows while nothing is in hand, and the deliveries behind the one in hand. Mount it to open it. */
export function FilaEOutras({ onFechar }: { onFechar: () => void }) {
  const { seguintes } = useMinhasEntregas();
  return (
    <Dialog open onOpenChange={(aberto) => !aberto && onFechar()} title="Fila e outras entregas">
      <div className="grid grid-cols-1 gap-4">
        {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
        <FilaCard ocupado />
        <RecusasRecentes />
        <UltimasFinalizadas />
      </div>
    </Dialog>
  );
}
