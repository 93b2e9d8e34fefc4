import { MOTIVO_DO_AJUSTE_MAX } from '@corre/contract/fechamento/contrato.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  onEstornar: (motivo: string) => void;
  estornando: boolean;
};

/** Asks for the reason before a mark is reversed; the mark stays in the records, the reversal beside it. */
export function MotivoDialog({ open, onOpenChange, title, description, onEstornar, estornando }: Props) {
  const [motivo, setMotivo] = useState('');
  const limpo = motivo.trim();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      icon={RotateCcw}
      title={title}
      description={description}
      confirmLabel="Estornar"
      confirmDisabled={limpo === ''}
      loading={estornando}
      loadingLabel="Estornando..."
      onConfirm={() => onEstornar(limpo)}
    >
      <Field label="Motivo" hint="Fica no registro, com o seu nome." required>
        <TextArea value={motivo} maxLength={MOTIVO_DO_AJUSTE_MAX} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}
