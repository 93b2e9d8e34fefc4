import { MOTIVO_DO_AJUSTE_MAX } from '@corre/contract/fechamento/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { type LucideIcon, RotateCcw } from 'lucide-react';
import { useState } from 'react';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** label of the button; 'Estornar' by default */
  confirmLabel?: string;
  loadingLabel?: string;
  icon?: LucideIcon;
  onMotivoChange: (motivo: string) => void;
  sending: boolean;
};

/** Asks for the reason of a reversal. The records keep the original action beside the reversal. */
export function MotivoDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel = 'Estornar',
  loadingLabel = 'Estornando...',
  icon = RotateCcw,
  onMotivoChange,
  sending,
}: Props) {
  const [motivo, setMotivo] = useState('');
  const limpo = motivo.trim();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={icon}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      confirmDisabled={limpo === ''}
      loading={sending}
      loadingLabel={loadingLabel}
      onConfirm={() => onMotivoChange(limpo)}
    >
      <Field label="Motivo" hint="Fica no registro, com o seu nome." required>
        <TextArea value={motivo} maxLength={MOTIVO_DO_AJUSTE_MAX} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}
