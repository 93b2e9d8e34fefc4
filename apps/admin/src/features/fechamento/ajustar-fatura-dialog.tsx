import { trpc } from '@corre/client/trpc.ts';
import { toCents, toReais } from '@corre/contract/cents.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { ajustarFaturaSchema } from '@corre/contract/fechamento/faturas-contrato.ts';
import { amountSchema } from '@corre/contract/money.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Amount, FormDialog } from '../pagamentos/form-dialog.tsx';
import { useMoneyAct } from '../pagamentos/use-money-act.ts';
import type { LinhaDeFatura } from './use-faturas.ts';

const formSchema = ajustarFaturaSchema.pick({ motivo: true }).extend({
  tipo: z.enum(['desconto', 'acrescimo']),
  /** without a sign; `tipo` decides */
  valor: amountSchema('Informe o valor').refine((valor) => valor > 0, 'Informe o valor'),
});
type Form = z.input<typeof formSchema>;

const INITIAL: Form = { tipo: 'desconto', valor: 0, motivo: '' };
const KINDS = [
  { value: 'desconto', label: 'Desconto' },
  { value: 'acrescimo', label: 'Acréscimo' },
] as const;

const comSinal = ({ tipo, valor }: Pick<Form, 'tipo' | 'valor'>) => (tipo === 'desconto' ? -valor : valor);

/** Returns the form of an adjustment of an invoice [fatura-ajustada]. */
function useAjustar(where: { semana_inicio: string; comercio_id: number }, onEnd: () => void) {
  const { start, options } = useMoneyAct(
    FALHAS['faturas.ajustar'],
    onEnd,
    ({ message, valor }: { message: string; valor: number }) => `${message}: ${formatMoney(valor)}`,
  );
  const form = useForm({ defaultValues: INITIAL, resolver: zodResolver(formSchema) });
  const ajustar = trpc.faturas.ajustar.useMutation(options);
  return {
    form,
    errors: form.formState.errors,
    enviar: form.handleSubmit(({ motivo, ...valor }) => {
      if (start()) ajustar.mutate({ ...where, motivo, valor: comSinal(valor) });
    }),
    sending: ajustar.isPending,
  };
}

type Props = {
  fatura: LinhaDeFatura;
  semana_inicio: string;
  /** the invoice is charged at the bank */
  cobrada: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Returns what the invoice is after the adjustment, and what becomes of its charge. */
function depois({ valor, a_pagar }: LinhaDeFatura, ajuste: number, cobrada: boolean): string {
  if (ajuste === 0) return `Faltam ${formatMoney(a_pagar)} de ${formatMoney(valor)}.`;
  const falta = toCents(a_pagar) + toCents(ajuste);
  if (falta < 0) return `Só ${formatMoney(a_pagar)} estão em aberto.`;
  const fica = `A fatura fica em ${formatMoney(toReais(toCents(valor) + toCents(ajuste)))}.`;
  if (!cobrada) return fica;
  return falta === 0 ? `${fica} A cobrança no banco é retirada.` : `${fica} O banco passa a cobrar o novo valor.`;
}

/** The dialog for a discount or an addition to an open invoice, with its reason. */
export function AjustarFaturaDialog({ fatura, semana_inicio, cobrada, open, onOpenChange }: Props) {
  const { comercio_id, comercio, a_pagar } = fatura;
  const { form, errors, enviar, sending } = useAjustar({ semana_inicio, comercio_id }, () => onOpenChange(false));
  const [tipo, digitado] = form.watch(['tipo', 'valor']);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ajustar fatura"
      description={comercio}
      confirmLabel="Ajustar fatura"
      loadingLabel="Ajustando..."
      sending={sending}
      onSubmit={enviar}
    >
      <Controller
        control={form.control}
        name="tipo"
        render={({ field }) => (
          <Field label="Tipo" group>
            <Segmented options={KINDS} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <div className="grid gap-2">
        <Controller
          control={form.control}
          name="valor"
          render={({ field }) => (
            <Amount
              {...field}
              label={tipo === 'desconto' ? 'Valor a descontar' : 'Valor a somar'}
              error={errors.valor?.message}
            />
          )}
        />
        <p role="status" className="text-[14px] leading-5 text-ink-2">
          {depois(fatura, comSinal({ tipo, valor: Number(digitado) }), cobrada)}
        </p>
        {tipo === 'desconto' && a_pagar > 0 && (
          <Button
            variant="link"
            className="justify-self-start"
            onClick={() => form.setValue('valor', a_pagar, { shouldValidate: form.formState.isSubmitted })}
          >
            Descontar tudo o que falta ({formatMoney(a_pagar)})
          </Button>
        )}
      </div>
      <Field label="Motivo" error={errors.motivo?.message} hint="A loja lê o motivo na fatura." required>
        <TextArea {...form.register('motivo')} />
      </Field>
    </FormDialog>
  );
}
