import { FALHAS } from '@corre/contract/falhas.ts';
import type { Integracao, SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import { CircleOff, KeyRound, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../domain/format/dates.ts';
import { SecretOnce } from '../../domain/integracao/created.tsx';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { type Calls, useAct } from './use-integrations.ts';

type Props = {
  calls: Calls;
  integracao: Pick<Integracao, 'id' | 'nome' | 'merchant_id' | 'merchant_id_novo'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved?: () => void;
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
export function RemoveDialog({ calls, integracao: { id, nome }, open, onOpenChange, onRemoved }: Props) {
  const remover = useAct(calls, FALHAS['integracoes.remover'], calls.remover, () => {
    onOpenChange(false);
    onRemoved?.();
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

type RotateProps = {
  calls: Calls;
  integracao: Pick<Integracao, 'id' | 'nome' | 'tipo'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const NO_ANSWER =
  'A resposta não chegou, e o segredo pode ter sido trocado. Tente de novo: vale o último que aparecer.';

/** Asks, then shows the new secret once. The former secret stays valid for a week, so that nothing stops meanwhile. */
export function RotateDialog({ calls, integracao: { id, nome, tipo }, open, onOpenChange }: RotateProps) {
  const [novo, setRenewed] = useState<SegredoNovo | null>(null);
  const trocar = useAct(calls, FALHAS['integracoes.rotacionar'], calls.rotacionar, setRenewed, NO_ANSWER);
  if (novo) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        shownOnce
        title="Segredo novo"
        description={`${nome}: o anterior vale até ${formatDate(novo.anterior_ate)}.`}
        footer={<Button onClick={() => onOpenChange(false)}>Já copiei o segredo</Button>}
      >
        <SecretOnce secret={novo.client_secret} tipo={tipo} />
      </Dialog>
    );
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={KeyRound}
      title={`Trocar o segredo de ${nome}?`}
      description={
        tipo === 'webhook'
          ? 'O novo aparece uma vez. Por 7 dias assinamos com os dois, para você trocar sem parar.'
          : 'O novo aparece uma vez. O anterior vale por mais 7 dias, e assinamos com ele até o sistema usar o novo.'
      }
      confirmLabel="Trocar segredo"
      loading={trocar.isPending}
      loadingLabel="Trocando..."
      onConfirm={() => trocar.mutate(id)}
    />
  );
}
