import { FALHAS } from '@corre/contract/falhas.ts';
import type { Integracao } from '@corre/contract/integracoes/contrato.ts';
import { CircleOff, Store, Trash2 } from 'lucide-react';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import type { Calls } from './calls.ts';
import { useAct } from './use-integrations.ts';

type Props = {
  calls: Calls;
  integracao: Pick<Integracao, 'id' | 'nome' | 'merchant_id' | 'merchant_id_novo'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemovida?: () => void;
};

/** Asks before an integration is switched off. */
export function SwitchOffDialog({ calls, integracao: { id, nome }, open, onOpenChange }: Props) {
  const desligar = useAct(calls, FALHAS['integracoes.editar'], calls.editar, () => onOpenChange(false));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={CircleOff}
      title={`Desligar ${nome}?`}
      description="O sistema deixa de pedir entregas na hora, e nenhum aviso sai. Entregas em curso continuam. Dá para ligar de novo."
      confirmLabel="Desligar"
      loading={desligar.isPending}
      loadingLabel="Desligando..."
      onConfirm={() => desligar.mutate({ integracao_id: id, ativa: false })}
    />
  );
}

/** Asks before an integration is removed for good. */
export function RemoveDialog({ calls, integracao: { id, nome }, open, onOpenChange, onRemovida }: Props) {
  const remover = useAct(calls, FALHAS['integracoes.remover'], calls.remover, () => {
    onOpenChange(false);
    onRemovida?.();
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={Trash2}
      title={`Remover ${nome}?`}
      description="Os acessos dela terminam na hora e não voltam. Para conectar de novo, crie outra integração."
      confirmLabel="Remover integração"
      confirmIcon={Trash2}
      loading={remover.isPending}
      loadingLabel="Removendo..."
      onConfirm={() => remover.mutate(id)}
    />
  );
}

/** Asks whether the new code that the system sends for the shop is right. */
export function MerchantDialog({ calls, integracao, open, onOpenChange }: Props) {
  const { id, nome, merchant_id, merchant_id_novo } = integracao;
  const confirmar = useAct(calls, FALHAS['integracoes.editar'], calls.editar, () => onOpenChange(false));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={Store}
      title="Confirmar o novo código da loja?"
      description={`${nome} mandava ${merchant_id ?? 'outro código'} e agora manda ${merchant_id_novo ?? ''}. Confirme só se o suporte do sistema disser que é a mesma loja.`}
      confirmLabel="É a mesma loja"
      loading={confirmar.isPending}
      loadingLabel="Confirmando..."
      onConfirm={() =>
        merchant_id_novo !== null && confirmar.mutate({ integracao_id: id, merchant_id: merchant_id_novo })
      }
    />
  );
}
