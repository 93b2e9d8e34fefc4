import { Dialog } from '@corre/ui/dialog/dialog.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { AtribuicaoForm } from './atribuicao-form.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The assignment on a phone, where the dashboard has no room for its card. */
export function AtribuirDialog({ open, onOpenChange }: Props) {
  const agora = useServerNow(10_000);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Atribuição manual">
      <AtribuicaoForm agora={agora} onFeita={() => onOpenChange(false)} />
    </Dialog>
  );
}
