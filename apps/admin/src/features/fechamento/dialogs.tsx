import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { AjusteView } from '@corre/contract/fechamento/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { MessageSquareWarning } from 'lucide-react';
import { comSinal } from '../pagamentos/contas.ts';
import { MotivoDialog } from '../pagamentos/motivo-dialog.tsx';
import { AjusteDialog } from './ajuste-dialog.tsx';
import type { PagamentoDialog } from './pagamento-panel.tsx';
import type { Pagamentos } from './use-pagamentos.ts';

type CancelarProps = { semana_inicio: string; ajuste: AjusteView; open: boolean; onClose: () => void };

function CancelarAjuste({ semana_inicio, ajuste, open, onClose }: CancelarProps) {
  const utils = trpc.useUtils();
  const cancelar = trpc.fechamento.cancelarAjuste.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notifyFailureWithReason(FALHAS['fechamento.cancelarAjuste'], error),
    onSettled: () => {
      onClose();
      return utils.fechamento.invalidate();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(show) => !show && onClose()}
      title="Cancelar este ajuste?"
      description={<Spoken>{`${comSinal(ajuste.valor)}: ${ajuste.motivo}`}</Spoken>}
      cancelLabel="Voltar"
      confirmLabel="Cancelar ajuste"
      loading={cancelar.isPending}
      loadingLabel="Cancelando..."
      onConfirm={() => cancelar.mutate({ semana_inicio, ajuste_id: ajuste.id })}
    />
  );
}

type Props = { semana_inicio: string; atual: string; dialog: PagamentoDialog; pagamentos: Pagamentos };

/** The dialogs of the closing: an adjustment, its cancellation, a reversal, a mark despite an objection. */
export function Dialogs({ semana_inicio, atual, dialog, pagamentos }: Props) {
  const { contestado, confirmarContestado, undo } = pagamentos;
  const { target: question, open, opening, close, onOpenChange } = dialog;
  return (
    <>
      {question?.tipo === 'ajuste' && (
        <AjusteDialog
          key={opening}
          row={question.row}
          semana_inicio={question.row.preparado_em === null ? semana_inicio : atual}
          outraSemana={question.row.preparado_em !== null}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
      {question?.tipo === 'cancelar' && (
        <CancelarAjuste
          key={opening}
          semana_inicio={semana_inicio}
          ajuste={question.ajuste}
          open={open}
          onClose={close}
        />
      )}
      {question?.tipo === 'estorno' && (
        <MotivoDialog
          key={opening}
          open={open}
          onOpenChange={onOpenChange}
          title="Estornar este pagamento?"
          description={`${question.row.nome_completo} volta a falta pagar ${formatMoney(question.row.liquido)}. O dinheiro não volta sozinho: estorne só o que não foi pago, ou que voltou.`}
          onMotivoChange={(motivo) => undo.estornar(question.row, motivo, close)}
          sending={undo.estornando}
        />
      )}
      <AlertDialog
        open={contestado !== null}
        onOpenChange={(show) => !show && confirmarContestado(false)}
        icon={MessageSquareWarning}
        tone="primary"
        title="Marcar como pago mesmo assim?"
        description={`${contestado?.nome_completo ?? ''} discorda deste valor e espera uma resposta. Marcar como pago não responde.`}
        confirmLabel="Marcar como pago"
        onConfirm={() => confirmarContestado(true)}
      />
    </>
  );
}
