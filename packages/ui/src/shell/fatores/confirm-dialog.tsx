import { FATOR_RECENTE_SEGUNDOS } from '@corre/contract/fatores/regras.ts';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { ProveFactor } from './prove-factor.tsx';

/** Closes by Escape alone. Without this, Escape would also close the dialog below, with all that was typed in it. */
function useEscape(open: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      closed();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [open]);
}

type Props = { open: boolean; answer: (confirmed: boolean) => void };

/** 'Confirme que é você': asks for the second factor before an act that moves money or gives access [segundo-fator]. */
export function ConfirmDialog({ open, answer }: Props) {
  useEscape(open, () => answer(false));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && answer(false)}
      title="Confirme que é você"
      description={`Esta ação mexe com dinheiro ou com acessos. A confirmação vale por ${FATOR_RECENTE_SEGUNDOS / 60} minutos.`}
      width={480}
      short
      dismissible={false}
      footer={
        <Button variant="secondary" onClick={() => answer(false)}>
          Cancelar
        </Button>
      }
    >
      <ProveFactor onProved={() => answer(true)} />
    </Dialog>
  );
}
