import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { FilaCard } from '../fila/fila-card.tsx';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { UltimasFinalizadas } from '../solicitacoes/ultimas-finalizadas.tsx';

/** What stands back while there is work in hand: the queue in numbers, and the last deliveries with what the shops still wait for. */
export function FilaDialog({ onFechar }: { onFechar: () => void }) {
  const { ocupado } = useMinhasEntregas();
  return (
    <Dialog open onOpenChange={(aberta) => !aberta && onFechar()} title="Fila e últimas entregas">
      <div className="grid grid-cols-1 gap-4">
        <FilaCard ocupado={ocupado} />
        <UltimasFinalizadas />
      </div>
    </Dialog>
  );
}
