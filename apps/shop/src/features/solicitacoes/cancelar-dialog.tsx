import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import type { useCancelar } from './use-cancelar.ts';

type Props = { cancelar: ReturnType<typeof useCancelar>; alvo: SolicitacaoDoComercio };

/** The question before a request is cancelled [cancelar]. */
export function CancelarDialog({ cancelar, alvo }: Props) {
  const { aberto, setAberto, confirmar, cancelando } = cancelar;
  return (
    <AlertDialog
      open={aberto}
      onOpenChange={setAberto}
      title="Deseja cancelar esta solicitação?"
      description={
        alvo.nome_entregador
          ? `A entrega está com ${alvo.nome_entregador}, que recebe o aviso.`
          : 'Ela deixa de ser oferecida aos entregadores.'
      }
      confirmLabel="Cancelar solicitação"
      cancelLabel="Voltar"
      loading={cancelando}
      loadingLabel="Cancelando..."
      onConfirm={confirmar}
    >
      <p className="rounded-[10px] bg-sunken px-3 py-2.5 text-[14.5px] leading-5 font-semibold wrap-anywhere text-ink">
        {alvo.endereco} · {formatMoney(alvo.valor_estimado)}
      </p>
    </AlertDialog>
  );
}
