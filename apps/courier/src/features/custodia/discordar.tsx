import { trpc } from '@corre/client/trpc.ts';
import { contestarDiferencaSchema, type MovimentoView } from '@corre/contract/custodia/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

/** The dialog in which a courier objects to a difference, in their own words. One objection per difference. */
export function Discordar({ movimento, onFechar }: { movimento: MovimentoView; onFechar: () => void }) {
  const { comercio, valor, prestacao_id } = movimento;
  const ato = useCustodyAct(FALHAS['custodia.contestar'], onFechar);
  const form = useForm({
    resolver: zodResolver(contestarDiferencaSchema.pick({ texto: true })),
    defaultValues: { texto: '' },
  });
  const contestar = trpc.custodia.contestar.useMutation(ato.options);
  return (
    <Dialog
      open
      onOpenChange={(aberto) => !aberto && onFechar()}
      title="Discordo desta diferença"
      description={`${comercio}, ${formatMoney(Math.abs(valor))}. O suporte lê e responde por aqui.`}
      dismissible={false}
      footer={
        <Button form="discordar" type="submit" size="lg" loading={contestar.isPending} loadingLabel="Enviando...">
          Enviar
        </Button>
      }
    >
      <form
        id="discordar"
        noValidate
        onSubmit={form.handleSubmit(({ texto }) => {
          if (prestacao_id !== null && ato.start()) contestar.mutate({ prestacao_id, texto });
        })}
      >
        <Field label="O que aconteceu?" error={form.formState.errors.texto?.message}>
          <TextArea rows={5} {...form.register('texto')} />
        </Field>
      </form>
    </Dialog>
  );
}
