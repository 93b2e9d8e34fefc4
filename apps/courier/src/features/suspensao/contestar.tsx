import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { contestarSchema } from '@corre/contract/suspensoes/contrato.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

/** The dialog for an objection to support, once per suspension. */
export function Contestar({ onFechar }: { onFechar: () => void }) {
  const entregador_id = useEntregadorId();
  const utils = trpc.useUtils();
  const form = useForm({ resolver: zodResolver(contestarSchema), defaultValues: { texto: '' } });
  const contestar = trpc.suspensoes.contestar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      void utils.fila.estado.invalidate();
      void utils.suspensoes.invalidate();
      onFechar();
    },
    onError: (erro) => notifyFailure(FALHAS['suspensoes.contestar'], erro),
  });
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title="Contestar suspensão"
      description="O suporte lê e responde por aqui."
      dismissible={false}
      footer={
        <Button form="contestar" type="submit" size="lg" loading={contestar.isPending} loadingLabel="Enviando...">
          Enviar
        </Button>
      }
    >
      <form
        id="contestar"
        noValidate
        onSubmit={form.handleSubmit(({ texto }) => contestar.mutate({ entregador_id, texto }))}
      >
        <Field label="O que aconteceu?" error={form.formState.errors.texto?.message}>
          <TextArea rows={5} {...form.register('texto')} />
        </Field>
      </form>
    </Dialog>
  );
}
