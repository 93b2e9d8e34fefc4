import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { RotateCcw } from 'lucide-react';
import type { Alvo } from '../atos/ato.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Alvo };

/** Confirms that the refusals of a courier are set to zero [suspender]. */
export function ResetarRecusasDialog({ open, onOpenChange, entregador }: Props) {
  const utils = trpc.useUtils();
  const resetar = trpc.suspensoes.resetarRecusas.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailure(FALHAS['suspensoes.resetarRecusas'], erro),
    onSettled: () => {
      onOpenChange(false);
      return utils.entregadores.invalidate();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={RotateCcw}
      title={`Resetar as recusas de ${entregador.nome_completo}?`}
      description="A contagem de recusas seguidas volta a zero."
      confirmLabel="Resetar recusas"
      confirmIcon={RotateCcw}
      loading={resetar.isPending}
      loadingLabel="Resetando..."
      onConfirm={() => resetar.mutate({ entregador_id: entregador.id })}
    />
  );
}
