import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { RegrasList } from './regras-list.tsx';

/** The dialog 'Como funciona a fila', for a new courier. */
export const RegrasDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title="Como funciona a fila">
    <RegrasList open />
  </Dialog>
);
