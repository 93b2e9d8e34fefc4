import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { ShieldCheck } from 'lucide-react';
import type { Alvo } from '../atos/ato.ts';
import { useRemoverSuspensao } from './use-remover-suspensao.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; entregador: Alvo };

/** Confirms the removal of a suspension [suspender]. */
export function RemoverSuspensaoDialog({ open, onOpenChange, entregador }: Props) {
  const { remover, removendo } = useRemoverSuspensao(entregador, () => onOpenChange(false));
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      icon={ShieldCheck}
      title={`Remover a suspensão de ${entregador.nome_completo}?`}
      description="A conta já pode ficar online e receber entregas. A contagem de recusas volta a zero."
      confirmLabel="Remover suspensão"
      confirmIcon={ShieldCheck}
      loading={removendo}
      loadingLabel="Removendo..."
      onConfirm={remover}
    />
  );
}
