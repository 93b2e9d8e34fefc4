import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { FilaEOutras } from './fila-e-outras.tsx';

/** What stands below the work in hand, from Início. The dialog is open as long as it is mounted. */
export function FilaDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Fila e outras entregas">
      <FilaEOutras />
    </Dialog>
  );
}
