import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { dispensarCodigoSchema } from '@corre/contract/prova/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { EntregaParada } from '../atos/atos.tsx';
import { MotivoField, useMotivo } from '../suspender/motivo-field.tsx';

/** State and actions for a delivery that ends without its code. A reason is always required. */
function useDispensarCodigo(solicitacao_id: number, onEnd: () => void) {
  const utils = trpc.useUtils();
  const [guard] = useState(() => oneAtATime());
  const { motivo, field, focus } = useMotivo();
  const [tried, setTried] = useState(false);
  const input = { solicitacao_id, motivo };
  const falha = dispensarCodigoSchema.safeParse(input).error?.issues[0]?.message;
  const dispensar = trpc.prova.dispensarCodigo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      onEnd();
    },
    // Unlock only after a failure. After a success the dialog closes and must not send again.
    onError: (error) => {
      guard.end(false);
      notifyFailure(FALHAS['prova.dispensarCodigo'], error);
    },
    onSettled: () => utils.solicitacoes.invalidate(),
  });
  return {
    motivo,
    field,
    error: tried ? falha : undefined,
    confirmar: () => {
      setTried(true);
      if (falha) return focus();
      if (guard.start()) dispensar.mutate(input);
    },
    dispensando: dispensar.isPending,
  };
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entrega: EntregaParada };

/** Confirms that a delivery may end without its code. The reason is required and stays in the timeline (ADR 0024). */
export function DispensarCodigoDialog({ open, onOpenChange, entrega }: Props) {
  const { motivo, field, error, confirmar, dispensando } = useDispensarCodigo(entrega.solicitacao_id, () =>
    onOpenChange(false),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={KeyRound}
      title="Dispensar o código desta entrega?"
      description={`${entrega.entregador_nome} poderá finalizar sem o código. Confirme antes, com o comércio ou com o cliente, que o pedido chegou.`}
      cancelLabel="Voltar"
      confirmLabel="Dispensar código"
      confirmIcon={KeyRound}
      loading={dispensando}
      loadingLabel="Dispensando..."
      onConfirm={confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 text-[14px] leading-5 wrap-anywhere text-ink">
        <strong>{entrega.comercio}</strong> · {entrega.endereco}
      </p>
      <MotivoField field={field} escrito={motivo} error={error} dica="Fica na linha do tempo da entrega." />
    </AlertDialog>
  );
}
