import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { ListaDeRegras } from './lista-de-regras.tsx';

/** The dialog 'Como funciona a fila', for a new courier. */
export const RegrasDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title="Como funciona a fila">
    <ListaDeRegras open />
  </Dialog>
);
