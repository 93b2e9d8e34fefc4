import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { FilaCard } from '../fila/fila-card.tsx';
import { RecusasRecentes } from '../oferta/recusas-recentes.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { Seguintes, UltimasFinalizadas } from './outras-entregas.tsx';

/**
 * The dialog for what has no room on a phone while a delivery is in hand. It shows the next deliveries, the queue,
 * refusals and finished deliveries. It is open as long as it is mounted.
 */
export function FilaDialog({ onClose }: { onClose: () => void }) {
  const { ocupado, seguintes } = useMinhasEntregas();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Fila e outras entregas">
      <div className="grid grid-cols-1 gap-4">
        {seguintes.length > 0 && <Seguintes seguintes={seguintes} />}
        <FilaCard ocupado={ocupado} />
        <RecusasRecentes />
        <UltimasFinalizadas />
      </div>
    </Dialog>
  );
}
