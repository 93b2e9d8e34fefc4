import type { NovaSolicitacao } from '@corre/contract/solicitacoes/contrato.ts';
import { MoneyField } from '@corre/ui/kit/money-field/money-field.tsx';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useSelectOnFocus } from './select-on-focus.ts';

type Props<Campos extends FieldValues> = {
  control: Control<Campos, unknown, NovaSolicitacao>;
  name: FieldPath<Campos>;
};

/** The value of the delivery. The user types it from the cents up. */
export function ValorDaEntrega<Campos extends FieldValues>({ control, name }: Props<Campos>) {
  const { field, fieldState } = useController({ control, name });
  const aoEntrar = useSelectOnFocus();
  return (
    <MoneyField
      label="Valor da entrega"
      className="gap-1"
      error={fieldState.error?.message}
      {...field}
      {...aoEntrar}
      value={field.value}
      onValueChange={field.onChange}
    />
  );
}
