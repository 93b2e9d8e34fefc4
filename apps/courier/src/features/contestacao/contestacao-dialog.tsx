import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Props = {
  title: string;
  description: string;
  label: string;
  hint?: string;
  form: UseFormReturn<{ texto: string }>;
  enviando: boolean;
  onEnviar: (texto: string) => void;
  onFechar: () => void;
};

/** The dialog in which a courier objects in their own words. It is open as long as it is mounted. */
export function ContestacaoDialog({ title, description, label, hint, form, enviando, onEnviar, onFechar }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title={title}
      description={description}
      dismissible={false}
      footer={
        <Button form={id} type="submit" size="lg" loading={enviando} loadingLabel="Enviando...">
          Enviar
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(({ texto }) => onEnviar(texto))}>
        <Field label={label} hint={hint} error={form.formState.errors.texto?.message}>
          <TextArea rows={5} {...form.register('texto')} />
        </Field>
      </form>
    </Dialog>
  );
}
