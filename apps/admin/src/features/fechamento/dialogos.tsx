import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { AjusteView } from '@corre/contract/fechamento/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { MessageSquareWarning } from 'lucide-react';
import { comSinal } from '../pagamentos/contas.ts';
import { MotivoDialog } from '../pagamentos/motivo-dialog.tsx';
import { AjusteDialog } from './ajuste-dialog.tsx';
import type { DialogoDoPagamento } from './painel-do-pagamento.tsx';
import type { Pagamentos } from './use-pagamentos.ts';

type CancelarProps = { semana_inicio: string; ajuste: AjusteView; open: boolean; onFechar: () => void };

function CancelarAjuste({ semana_inicio, ajuste, open, onFechar }: CancelarProps) {
  const utils = trpc.useUtils();
  const cancelar = trpc.fechamento.cancelarAjuste.useMutation({
    onSuccess: ({ message }) => notify.success(message),
    onError: (erro) => notifyFailureWithReason(FALHAS['fechamento.cancelarAjuste'], erro),
    onSettled: () => {
      onFechar();
      return utils.fechamento.invalidate();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(abrir) => !abrir && onFechar()}
      title="Cancelar este ajuste?"
      description={`${comSinal(ajuste.valor)}: ${ajuste.motivo}`}
      cancelLabel="Voltar"
      confirmLabel="Cancelar ajuste"
      loading={cancelar.isPending}
      loadingLabel="Cancelando..."
      onConfirm={() => cancelar.mutate({ semana_inicio, ajuste_id: ajuste.id })}
    />
  );
}

type Props = { semana_inicio: string; atual: string; dialogo: DialogoDoPagamento; pagamentos: Pagamentos };

/** The dialogs of the closing: an adjustment, its cancellation, a reversal, a mark despite an objection. */
export function Dialogos({ semana_inicio, atual, dialogo, pagamentos }: Props) {
  const { contestado, confirmarContestado, desfazer } = pagamentos;
  const { alvo: pergunta, aberto: open, vez, fechar, onOpenChange } = dialogo;
  return (
    <>
      {pergunta?.tipo === 'ajuste' && (
        <AjusteDialog
          key={vez}
          linha={pergunta.linha}
          semana_inicio={pergunta.linha.preparado_em === null ? semana_inicio : atual}
          outraSemana={pergunta.linha.preparado_em !== null}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
      {pergunta?.tipo === 'cancelar' && (
        <CancelarAjuste
          key={vez}
          semana_inicio={semana_inicio}
          ajuste={pergunta.ajuste}
          open={open}
          onFechar={fechar}
        />
      )}
      {pergunta?.tipo === 'estorno' && (
        <MotivoDialog
          key={vez}
          open={open}
          onOpenChange={onOpenChange}
          title="Estornar este pagamento?"
          description={`${pergunta.linha.nome_completo} volta a falta pagar ${formatMoney(pergunta.linha.liquido)}. O dinheiro não volta sozinho: estorne só o que não foi pago, ou que voltou.`}
          onMotivo={(motivo) => desfazer.estornar(pergunta.linha, motivo, fechar)}
          enviando={desfazer.estornando}
        />
      )}
      <AlertDialog
        open={contestado !== null}
        onOpenChange={(abrir) => !abrir && confirmarContestado(false)}
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
