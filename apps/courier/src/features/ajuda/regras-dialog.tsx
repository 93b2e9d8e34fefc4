import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { ListaDeRegras } from './lista-de-regras.tsx';

/** The dialog 'Como funciona a fila', for a new courier. */
export const RegrasDialog = ({ onFechar }: { onFechar: () => void }) => (
  <Dialog open onOpenChange={(aberta) => !aberta && onFechar()} title="Como funciona a fila">
    <ListaDeRegras aberta />
  </Dialog>
);
