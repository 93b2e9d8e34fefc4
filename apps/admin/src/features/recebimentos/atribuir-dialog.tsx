import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { atribuirPixSchema, type PixRecebido } from '@corre/contract/recebimentos/contrato.ts';
import { semanaDe, semanaLabel, semanasBefore } from '@corre/contract/week.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '../pagamentos/form-dialog.tsx';
import { useMoneyAct } from '../pagamentos/use-money-act.ts';

/** How many past weeks the dialog offers. An older invoice is marked by hand in the closing of its week. */
const SEMANAS = 26;

const formSchema = atribuirPixSchema
  .pick({ semana_inicio: true, motivo: true })
  .extend({ comercio_id: z.string().min(1, 'Escolha o comércio').transform(Number) });

/**
 * Returns the form that gives the unassigned money of a Pix to an invoice. The open invoices follow the chosen week.
 */
function useAtribuir({ id, horario }: PixRecebido, onEnd: () => void) {
  const { start, options } = useMoneyAct(FALHAS['recebimentos.atribuir'], onEnd);
  const form = useForm({
    defaultValues: { semana_inicio: semanasBefore(semanaDe(new Date(horario)), 1), comercio_id: '', motivo: '' },
    resolver: zodResolver(formSchema),
  });
  const { data, isError } = trpc.faturas.semana.useQuery({ semana_inicio: form.watch('semana_inicio') });
  const atribuir = trpc.recebimentos.atribuir.useMutation(options);
  return {
    form,
    errors: form.formState.errors,
    failed: isError && !data,
    abertas: data?.linhas.filter(({ estado, valor }) => estado === 'a_receber' && valor > 0),
    enviar: form.handleSubmit((pedido) => {
      if (start()) atribuir.mutate({ ...pedido, pix_id: id });
    }),
    sending: atribuir.isPending,
  };
}

type Props = { pix: PixRecebido; open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that gives the unassigned money of a Pix to an open invoice, with the reason. */
export function AtribuirDialog({ pix, open, onOpenChange }: Props) {
  const { form, errors, failed, abertas, enviar, sending } = useAtribuir(pix, () => onOpenChange(false));
  const atual = semanaDe(new Date(serverNow()));
  const semanas = Array.from({ length: SEMANAS }, (_, index) => semanasBefore(atual, index + 1));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Dar a uma fatura"
      description={`${formatMoney(pix.nao_atribuido)} deste Pix não têm fatura`}
      confirmLabel="Dar a esta fatura"
      loadingLabel="Enviando..."
      sending={sending}
      onSubmit={enviar}
    >
      <Field label="Semana" error={errors.semana_inicio?.message} required>
        <Select
          options={semanas.map((semana) => ({ value: semana, label: semanaLabel(semana) }))}
          {...form.register('semana_inicio', { onChange: () => form.setValue('comercio_id', '') })}
        />
      </Field>
      <Field
        label="Comércio"
        error={failed ? FALHAS['faturas.semana'] : errors.comercio_id?.message}
        hint={abertas?.length === 0 ? 'Todas as faturas desta semana estão recebidas.' : undefined}
        required
      >
        <Select
          placeholder={abertas ? 'Escolha o comércio' : 'Carregando…'}
          options={(abertas ?? []).map(({ comercio_id, comercio, valor, recebido }) => ({
            value: String(comercio_id),
            label: `${comercio}: ${formatMoney(valor)}${recebido > 0 ? `, ${formatMoney(recebido)} já veio` : ''}`,
          }))}
          {...form.register('comercio_id')}
        />
      </Field>
      <Field label="Motivo" error={errors.motivo?.message} hint="Fica no registro, com o seu nome." required>
        <TextArea {...form.register('motivo')} />
      </Field>
    </FormDialog>
  );
}
