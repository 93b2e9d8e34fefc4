import { FALHAS } from '@corre/contract/falhas.ts';
import type { Integracao, SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../domain/format/dates.ts';
import { SecretOnce } from '../../domain/integracao/secret-once.tsx';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import type { Calls } from './calls.ts';
import { useAct } from './use-integrations.ts';

type Props = {
  calls: Calls;
  integracao: Pick<Integracao, 'id' | 'nome' | 'tipo'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const SEM_RESPOSTA =
  'A resposta não chegou, e o segredo pode ter sido trocado. Tente de novo: vale o último que aparecer.';

/** Asks, then shows the new secret once. The former secret stays valid for a week, so that nothing stops meanwhile. */
export function RotateDialog({ calls, integracao: { id, nome, tipo }, open, onOpenChange }: Props) {
  const [novo, setNovo] = useState<SegredoNovo | null>(null);
  const trocar = useAct(calls, FALHAS['integracoes.rotacionar'], calls.rotacionar, setNovo, SEM_RESPOSTA);
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
