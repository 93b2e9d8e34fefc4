import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Props = {
  title: string;
  description: string;
  label: string;
  hint?: string;
  form: UseFormReturn<{ texto: string }>;
  sending: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** The dialog in which a courier objects in their own words. It is open as long as it is mounted. */
export function ContestacaoDialog({ title, description, label, hint, form, sending, onSend, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      dismissible={false}
      footer={
        <Button form={id} type="submit" size="lg" loading={sending} loadingLabel="Enviando...">
          Enviar
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(({ texto }) => onSend(texto))}>
        <Field label={label} hint={hint} error={form.formState.errors.texto?.message}>
          <TextArea rows={5} {...form.register('texto')} />
        </Field>
      </form>
    </Dialog>
  );
}
