import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { type LinhaDoFechamento, novoAjusteSchema, TIPOS_AJUSTE } from '@corre/contract/fechamento/contrato.ts';
import { amountSchema } from '@corre/contract/money.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { NOME_DO_AJUSTE } from '../pagamentos/contas.ts';
import { Amount, FormDialog } from '../pagamentos/form-dialog.tsx';
import { useMoneyAct } from '../pagamentos/use-money-act.ts';

const formSchema = novoAjusteSchema.pick({ motivo: true }).extend({
  tipo: z.enum(TIPOS_AJUSTE),
  /** without a sign; `tipo` decides between addition and deduction */
  valor: amountSchema('Informe o valor').refine((valor) => valor > 0, 'Informe o valor'),
});
type Form = z.input<typeof formSchema>;

const INITIAL: Form = { tipo: 'bonus', valor: 0, motivo: '' };

/** Returns the form of a new adjustment for a courier's week. */
function useAjustar(where: { semana_inicio: string; entregador_id: number }, onEnd: () => void) {
  const { start, options } = useMoneyAct(FALHAS['fechamento.ajustar'], onEnd);
  const form = useForm({ defaultValues: INITIAL, resolver: zodResolver(formSchema) });
  const ajustar = trpc.fechamento.ajustar.useMutation(options);
  return {
    form,
    errors: form.formState.errors,
    enviar: form.handleSubmit(({ tipo, valor, motivo }) => {
      if (start()) ajustar.mutate({ ...where, tipo, motivo, valor: tipo === 'bonus' ? valor : -valor });
    }),
    sending: ajustar.isPending,
  };
}

const KINDS = [
  { value: 'bonus', label: NOME_DO_AJUSTE.bonus },
  { value: 'dano', label: NOME_DO_AJUSTE.dano },
  { value: 'adiantamento', label: NOME_DO_AJUSTE.adiantamento },
] as const;

type Props = {
  row: LinhaDoFechamento;
  /** the week of the adjustment; if the payout is already frozen, the current week */
  semana_inicio: string;
  outraSemana: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dialog for a bonus, a damage or an advance, with its reason. */
export function AjusteDialog({ row, semana_inicio, outraSemana, open, onOpenChange }: Props) {
  const { entregador_id, nome_completo } = row;
  const { form, errors, enviar, sending } = useAjustar({ semana_inicio, entregador_id }, () => onOpenChange(false));
  const debito = form.watch('tipo') !== 'bonus';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Lançar ajuste"
      description={`${nome_completo} · semana ${semanaLabel(semana_inicio)}`}
      confirmLabel="Lançar ajuste"
      loadingLabel="Lançando..."
      sending={sending}
      onSubmit={enviar}
    >
      {outraSemana && (
        <Banner tone="aviso">
          O valor desta semana já foi fechado e não muda mais. O ajuste entra na semana em curso.
        </Banner>
      )}
      <Controller
        control={form.control}
        name="tipo"
        render={({ field }) => (
          <Field label="Tipo" group>
            <Segmented options={KINDS} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="valor"
        render={({ field }) => (
          <Amount {...field} label={debito ? 'Valor a descontar' : 'Valor a somar'} error={errors.valor?.message} />
        )}
      />
      <Field
        label="Motivo"
        error={errors.motivo?.message}
        hint={
          debito
            ? 'O entregador lê o motivo e precisa concordar. Até lá, nada é descontado.'
            : 'O entregador lê o motivo no extrato da semana.'
        }
        required
      >
        <TextArea {...form.register('motivo')} />
      </Field>
    </FormDialog>
  );
}
