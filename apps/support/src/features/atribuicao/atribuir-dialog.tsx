import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { AtribuicaoForm } from './atribuicao-form.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The assignment on a phone, where the dashboard has no room for its card. */
export function AtribuirDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Atribuição manual">
      <AtribuicaoForm onFeita={() => onOpenChange(false)} />
    </Dialog>
  );
}
