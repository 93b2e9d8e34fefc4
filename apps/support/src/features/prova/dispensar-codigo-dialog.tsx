import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { KeyRound } from 'lucide-react';
import type { EntregaParada } from '../atos/ato.ts';
import { CampoDoMotivo } from '../suspender/campo-do-motivo.tsx';
import { useDispensarCodigo } from './use-dispensar-codigo.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entrega: EntregaParada };

/** Confirms that a delivery may end without its code. The reason is required and stays in the timeline (ADR 0069). */
export function DispensarCodigoDialog({ open, onOpenChange, entrega }: Props) {
  const { motivo, erro, confirmar, dispensando } = useDispensarCodigo(entrega.solicitacao_id, () =>
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
      <CampoDoMotivo
        campo={{ ref: motivo.ref, value: motivo.value, onChange: (event) => motivo.onChange(event.target.value) }}
        escrito={motivo.value}
        erro={erro}
        dica="Fica na linha do tempo da entrega."
      />
    </AlertDialog>
  );
}
