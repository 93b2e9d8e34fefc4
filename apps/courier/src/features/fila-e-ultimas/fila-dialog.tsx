import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { FilaCard } from '../fila/fila-card.tsx';
import { RecusasRecentes } from '../oferta/recusas-recentes.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { Seguintes } from './seguintes.tsx';
import { UltimasFinalizadas } from './ultimas-finalizadas.tsx';

/** What stands back on a phone while there is work in hand: the deliveries behind it, the queue, refusals, what is done. Mount it to open it. */
export function FilaDialog({ onFechar }: { onFechar: () => void }) {
  const { ocupado, seguintes } = useMinhasEntregas();
  return (
    <Dialog open onOpenChange={(aberta) => !aberta && onFechar()} title="Fila e outras entregas">
      <div className="grid grid-cols-1 gap-4">
        {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
        <FilaCard ocupado={ocupado} />
        <RecusasRecentes />
        <UltimasFinalizadas />
      </div>
    </Dialog>
  );
}
