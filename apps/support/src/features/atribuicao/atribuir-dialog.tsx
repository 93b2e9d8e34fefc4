import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { AtribuicaoForm } from './atribuicao-form.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Assignment form in a dialog, for phones. The dashboard of a phone has no assignment card. */
export function AtribuirDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Atribuição manual">
      <AtribuicaoForm onFeita={() => onOpenChange(false)} />
    </Dialog>
  );
}
