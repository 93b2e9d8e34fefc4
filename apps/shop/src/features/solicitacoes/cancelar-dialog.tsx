import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { useCancelar } from './use-cancelar.ts';

type Props = { cancelar: ReturnType<typeof useCancelar>; target: SolicitacaoDoComercio };

/** The question before a request is cancelled [cancelar]. */
export function CancelarDialog({ cancelar, target }: Props) {
  const { open, setOpen, confirmar, cancelando } = cancelar;
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Deseja cancelar esta solicitação?"
      description={
        target.nome_entregador
          ? `A entrega está com ${target.nome_entregador}, que recebe o aviso.`
          : 'Ela deixa de ser oferecida aos entregadores.'
      }
      confirmLabel="Cancelar solicitação"
      cancelLabel="Voltar"
      loading={cancelando}
      loadingLabel="Cancelando..."
      onConfirm={confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 text-[14.5px] leading-5 font-semibold wrap-anywhere text-ink">
        {target.endereco} · {formatMoney(target.valor_estimado)}
      </p>
    </AlertDialog>
  );
}
