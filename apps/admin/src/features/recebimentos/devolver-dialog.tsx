import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { devolverPixSchema, type PixRecebido } from '@corre/contract/recebimentos/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { Amount, FormDialog } from '../pagamentos/form-dialog.tsx';
import { useMoneyAct } from '../pagamentos/use-money-act.ts';
import { faturasDoPix } from './palavras.ts';

const formSchema = devolverPixSchema.pick({ valor: true, motivo: true });

/** Returns the form of a refund. The unassigned part stands in the field, because an invoice then stays paid. */
function useDevolver({ id, nao_atribuido, devolvivel }: PixRecebido, onEnd: () => void) {
  const { start, options } = useMoneyAct(FALHAS['recebimentos.devolver'], onEnd);
  const form = useForm({
    defaultValues: { valor: Math.min(devolvivel, nao_atribuido) || devolvivel, motivo: '' },
    resolver: zodResolver(formSchema),
  });
  const devolver = trpc.recebimentos.devolver.useMutation(options);
  return {
    form,
    errors: form.formState.errors,
    enviar: form.handleSubmit((pedido) => {
      if (start()) devolver.mutate({ ...pedido, pix_id: id });
    }),
    sending: devolver.isPending,
  };
}

type Props = { pix: PixRecebido; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that refunds a Pix, in part or whole. */
export function DevolverDialog({ pix, open, onOpenChange }: Props) {
  const { form, errors, enviar, sending } = useDevolver(pix, () => onOpenChange(false));
  const reabre = (form.watch('valor') ?? 0) > pix.nao_atribuido;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Devolver este Pix?"
      description={`De ${formatMoney(pix.valor)}, devolvem-se no máximo ${formatMoney(pix.devolvivel)}`}
      confirmLabel="Devolver"
      loadingLabel="Enviando..."
      variant="danger"
      sending={sending}
      onSubmit={enviar}
    >
      {reabre && <Banner tone="aviso">A fatura volta a receber: {faturasDoPix(pix)}.</Banner>}
      <Controller
        control={form.control}
        name="valor"
        render={({ field }) => <Amount {...field} label="Valor a devolver" error={errors.valor?.message} />}
      />
      <Field label="Motivo" error={errors.motivo?.message} hint="Quem pagou lê o motivo no banco." required>
        <TextArea {...form.register('motivo')} />
      </Field>
    </FormDialog>
  );
}
