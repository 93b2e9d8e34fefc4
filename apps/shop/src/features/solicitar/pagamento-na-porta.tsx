import type { NovaSolicitacao } from '@corre/contract/solicitacoes/criar-contrato.ts';
import { TIPOS_PAGAMENTO, type TipoPagamento } from '@corre/contract/vocabulario.ts';
import { PAGAMENTOS } from '@corre/ui/domain/door-payment/phrases.ts';
import { MoneyField } from '@corre/ui/domain/money-field/money-field.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

type Props<Campos extends FieldValues> = {
  control: Control<Campos, unknown, NovaSolicitacao>;
  names: Record<'pagamento' | 'valor_a_receber' | 'troco_para', FieldPath<Campos>>;
  /** number of a further delivery, used in the labels; undefined for the first delivery */
  entrega?: number;
  hint?: ReactNode;
};

/** Labels only. Three labels with icons do not fit on a phone, nor in the preview of a paste. */
const FORMAS = TIPOS_PAGAMENTO.map((value) => ({ value, label: PAGAMENTOS[value].label }));

type ValorProps<Campos extends FieldValues> = Pick<Props<Campos>, 'control'> & {
  name: FieldPath<Campos>;
  label: string;
  note?: string;
};

function Valor<Campos extends FieldValues>({ control, name, label, note }: ValorProps<Campos>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <MoneyField
      label={label}
      note={note}
      error={fieldState.error?.message}
      {...field}
      value={field.value}
      onValueChange={field.onChange}
    />
  );
}

/**
 * The customer's payment type and the amounts to collect at the door. Each amount appears only for the payment types
 * that need it [pagamento-na-porta].
 */
export function PagamentoNaPorta<Campos extends FieldValues>({ control, names, entrega, hint }: Props<Campos>) {
  const { field, fieldState } = useController({ control, name: names.pagamento });
  const pagamento: TipoPagamento | '' = field.value;
  const de = entrega === undefined ? '' : ` da entrega ${entrega}`;
  return (
    <div className="grid gap-3">
      <Field
        label={`Pagamento${de || ' do cliente'}`}
        hideLabel={entrega !== undefined}
        error={fieldState.error?.message}
        hint={hint}
        group
        className="gap-1"
      >
        <Segmented
          options={FORMAS}
          size={entrega === undefined ? 'md' : 'sm'}
          value={pagamento}
          onValueChange={field.onChange}
          className="max-sm:[&_label]:px-0.5 max-[359px]:[&_label]:text-[14px]"
        />
      </Field>
      {(pagamento === 'maquininha' || pagamento === 'dinheiro') && (
        <div className="grid grid-cols-2 items-start gap-3 max-[340px]:grid-cols-1">
          <Valor control={control} name={names.valor_a_receber} label={`Valor a cobrar${de}`} />
          {pagamento === 'dinheiro' && (
            <Valor
              control={control}
              name={names.troco_para}
              label={`Troco para${de && ` (entrega ${entrega})`}`}
              note="(opcional)"
            />
          )}
        </div>
      )}
    </div>
  );
}
